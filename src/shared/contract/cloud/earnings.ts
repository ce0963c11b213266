// What a seller earned, and how it is paid out.
import * as z from 'zod';
import {
  EarningsLine,
  EarningsSummary,
  earningsBuckets,
  Payout,
  PayoutAccount,
  Statement,
  StatementMonth,
  StatementYear
} from '../../domain/trade/payout/earnings.ts';
import { ReceiptFile, ReceiptLanguage } from '../../domain/trade/purchase.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from './ids.ts';
import { PageRequest, pageOf } from './paging.ts';

const ByPayout = z.object({ id: idOf('pyt') });

export const earningsProcedures = {
  'earnings.getSummary': query(nothing, EarningsSummary),
  /** Newest first. With `bucket` those that an amount of the summary is made of; with `payoutId` those of a payout. */
  'earnings.listLines': query(
    PageRequest.extend({
      bucket: z.enum(earningsBuckets).optional(),
      payoutId: idOf('pyt').optional()
    }),
    pageOf(EarningsLine)
  ),
  'payouts.list': query(PageRequest, pageOf(Payout)),
  'payouts.get': query(ByPayout, Payout),
  /** Pays out everything that is available, less what the seller owes. */
  'payouts.request': command(nothing, Payout),
  /** Until the provider was asked. */
  'payouts.cancel': command(ByPayout, Payout),
  'payouts.getAccount': query(nothing, PayoutAccount),
  /** The address of the provider's page that asks for bank details. */
  'payouts.startOnboarding': command(nothing, z.object({ url: z.string() })),
  /** Newest first, with the sum of each year. */
  'statements.list': query(
    nothing,
    z.object({ statements: z.array(Statement), years: z.array(StatementYear) })
  ),
  'statements.get': query(
    z.object({ month: StatementMonth }),
    z.object({ statement: Statement, lines: z.array(EarningsLine), isWhole: z.boolean() })
  ),
  /** Of a month that is over. The same statement gives the same bytes. */
  'statements.getFile': query(
    z.object({ month: StatementMonth, format: z.enum(['pdf', 'csv']), language: ReceiptLanguage }),
    ReceiptFile
  )
} as const;
