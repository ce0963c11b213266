import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { findDetailsAt } from '#shared/domain/trade/payout/invoice.ts';
import type { ReceiptFile } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson } from '../../../context/request-context.ts';
import { getStatement, hasTestPayments } from '../statements.ts';
import { readDetailsHistory } from './invoice-details.ts';

type InvoiceContext = Pick<Context, 'db' | 'now' | 'operatorAddress'>;

/**
 * The self-billing invoice of a month that is over, as a PDF: the same bytes every time. Throws `statement_not_final`,
 * `nothing_to_invoice` for a month without earnings, and `invoice_details_missing`.
 */
export async function makeInvoiceFile(
  context: InvoiceContext,
  actor: Actor,
  { month, language }: InputOf<CloudContract['invoices.getFile']>
): Promise<ReceiptFile> {
  const { id: sellerId } = getPerson({ actor }, 'earnings.read');
  const { statement } = await getStatement(context, actor, { month });
  if (!statement.isFinal) throw new ContractFailure('statement_not_final');
  const { salesCents, commissionCents, refundCents } = statement;
  if (salesCents === 0 && commissionCents === 0 && refundCents === 0)
    throw new ContractFailure('nothing_to_invoice');
  const endedAt = findEnd(month);
  const details = findDetailsAt(await readDetailsHistory(context.db, sellerId), endedAt);
  if (details === null) throw new ContractFailure('invoice_details_missing');
  const number = statement.number.replace(/^S/, 'I');
  // The PDF library is large and rarely needed, so it is loaded on first use.
  const { drawInvoice } = await import('./draw-invoice.ts');
  const bytes = await drawInvoice(
    {
      number,
      statement,
      details,
      issuedAt: Math.max(endedAt, details.savedAt),
      operatorAddress: context.operatorAddress,
      isSandbox: await hasTestPayments(context.db, sellerId, month)
    },
    language
  );
  return { name: `Reelwright ${number}.pdf`, base64: bytes.toString('base64') };
}

/** The first moment after the month, in UTC. */
function findEnd(month: string): number {
  const start = new Date(`${month}-01T00:00:00Z`);
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
}
