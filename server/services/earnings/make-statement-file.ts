import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { findStatementLayout } from '#shared/domain/trade/payout/statement-layout.ts';
import type { ReceiptFile } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { getStatement, hasTestPayments, readStatementLines } from './statements.ts';
import { writeStatementCsv } from './write-statement-csv.ts';

/** An upper bound on the lines of a month. */
const maxLines = 1_000_000;

/** The statement of a month that is over, as a file; the same statement gives the same bytes. */
export async function makeStatementFile(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { month, format, language }: InputOf<CloudContract['statements.getFile']>
): Promise<ReceiptFile> {
  const { id: sellerId } = getPerson({ actor }, 'earnings.read');
  const { statement } = await getStatement(context, actor, { month });
  if (!statement.isFinal) throw new ContractFailure('statement_not_final');
  const lines = await readStatementLines(context.db, sellerId, month, maxLines);
  const name = `Reelwright ${statement.number}.${format}`;
  const layout = findStatementLayout(month);
  if (format === 'csv') {
    const text = writeStatementCsv(lines, language, layout);
    return { name, base64: Buffer.from(text).toString('base64') };
  }
  // The PDF library is large and rarely needed, so it is loaded on first use.
  const { drawStatement } = await import('./draw-statement.ts');
  const isSandbox = await hasTestPayments(context.db, sellerId, month);
  const bytes = await drawStatement({ sellerId, statement, lines, layout, isSandbox }, language);
  return { name, base64: bytes.toString('base64') };
}
