// A seller's earnings and payouts.
import * as z from 'zod';
import {
  EarningsLine,
  EarningsSummary,
  earningsBuckets,
  Payout,
  PayoutAccount,
  Statement,
  StatementMonth,
  StatementYear,
  yearSums
} from '../../domain/trade/payout/earnings.ts';
import { InvoiceDetails } from '../../domain/trade/payout/invoice.ts';
import { ReceiptFile, ReceiptLanguage } from '../../domain/trade/purchase.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

const ByPayout = z.object({ id: idOf('pyt') });

export const earningsProcedures = {
  'earnings.getSummary': query(nothing, EarningsSummary),
  /**
   * Newest first. `bucket` selects the lines behind an amount of the summary, `releaseDay` those held until that day,
   * `payoutId` those of a payout, and `year` with `yearSum` those of a sum of the year.
   */
  'earnings.listLines': query(
    PageRequest.extend({
      bucket: z.enum(earningsBuckets).optional(),
      releaseDay: z.int().optional(),
      payoutId: idOf('pyt').optional(),
      year: z.int().min(2000).max(2099).optional(),
      yearSum: z.enum(yearSums).optional()
    }),
    pageOf(EarningsLine)
  ),
  'payouts.list': query(PageRequest, pageOf(Payout)),
  'payouts.get': query(ByPayout, Payout),
  /** Pays out all available earnings, less the seller's debt. */
  'payouts.request': command(nothing, Payout),
  /** Possible until the payout is sent to the provider. */
  'payouts.cancel': command(ByPayout, Payout),
  'payouts.getAccount': query(nothing, PayoutAccount),
  /** The URL of the provider's page that collects bank details. */
  'payouts.startOnboarding': command(nothing, z.object({ url: z.string() })),
  /** Newest first, with the total of each year. */
  'statements.list': query(
    nothing,
    z.object({ statements: z.array(Statement), years: z.array(StatementYear) })
  ),
  'statements.get': query(
    z.object({ month: StatementMonth }),
    z.object({ statement: Statement, lines: z.array(EarningsLine), isWhole: z.boolean() })
  ),
  /** Only for a month that is over. The same statement always gives the same bytes. */
  'statements.getFile': query(
    z.object({ month: StatementMonth, format: z.enum(['pdf', 'csv']), language: ReceiptLanguage }),
    ReceiptFile
  ),
  /** Null as long as the seller has saved none. */
  'invoices.getDetails': query(nothing, InvoiceDetails.nullable()),
  /** Invoices of earlier months keep the details they were issued with. */
  'invoices.saveDetails': command(InvoiceDetails, InvoiceDetails),
  /** Only for a month that is over. The same invoice always gives the same bytes. */
  'invoices.getFile': query(z.object({ month: StatementMonth, language: ReceiptLanguage }), ReceiptFile)
} as const;
