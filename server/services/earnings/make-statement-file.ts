import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { type EarningsLine, earningsPartKinds } from '#shared/domain/trade/payout/earnings.ts';
import type { ReceiptFile, ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { formatCsv } from '#shared/kit/csv.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { getStatement, hasTestPayments, readStatementLines } from './statements.ts';
import { statementWords } from './statement-words.ts';

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
  if (format === 'csv') return { name, base64: Buffer.from(writeCsv(lines, language)).toString('base64') };
  // The PDF library is large and rarely needed, so it is loaded on first use.
  const { drawStatement } = await import('./draw-statement.ts');
  const isSandbox = await hasTestPayments(context.db, sellerId, month);
  const bytes = await drawStatement({ sellerId, statement, lines, isSandbox }, language);
  return { name, base64: bytes.toString('base64') };
}

/** One column for each part, so that every row sums to its amount. */
function writeCsv(lines: readonly EarningsLine[], language: ReceiptLanguage): string {
  const { texts } = statementWords[language];
  const header = [
    texts.date,
    texts.line,
    texts.order,
    ...earningsPartKinds.map((kind) => texts[`part.${kind}`]),
    texts.amount
  ];
  const rows = lines.map((line) => [
    new Date(line.at).toISOString().slice(0, 10),
    [texts[`kind.${line.kind}`], line.title].filter((text) => text !== null).join(': '),
    line.orderId ?? line.payoutId ?? '',
    ...earningsPartKinds.map((kind) => sumPart(line, kind) / 100),
    line.cents / 100
  ]);
  return formatCsv([header, ...rows]);
}

const sumPart = ({ parts }: EarningsLine, kind: string): number =>
  parts.reduce((sum, part) => sum + (part.kind === kind ? part.cents : 0), 0);
