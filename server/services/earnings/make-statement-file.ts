import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { findStatementLayout, type StatementLayout } from '#shared/domain/trade/payout/statement-layout.ts';
import type { ReceiptFile, ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { type EarningsLine, earningsPartKinds } from '#shared/domain/trade/payout/earnings.ts';
import { formatCsv } from '#shared/kit/csv.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { getStatement, hasTestPayments, readStatementLines } from './statements.ts';
import { moneyIn } from './describe-statement-line.ts';
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

type CsvCell = string | number;

/** One column for each part, so that every row sums to its amount. What explains the amount follows it. */
export function writeStatementCsv(
  lines: readonly EarningsLine[],
  language: ReceiptLanguage,
  layout: StatementLayout
): string {
  const { texts } = statementWords[language];
  const isDetailed = layout === 'detailed';
  const header = [
    texts.date,
    texts.line,
    texts.order,
    ...earningsPartKinds.map((kind) => texts[`part.${kind}`]),
    texts.amount,
    ...(isDetailed ? [texts.rate, texts.rule, texts.since, texts.fee, texts.shares] : [])
  ];
  const rows = lines.map((line) => [
    formatDate(line.at),
    [texts[`kind.${line.kind}`], line.title].filter((text) => text !== null).join(': '),
    line.orderId ?? line.payoutId ?? '',
    ...earningsPartKinds.map((kind) => sumPart(line, kind) / 100),
    line.cents / 100,
    ...(isDetailed ? explain(line, language) : [])
  ]);
  return formatCsv([header, ...rows]);
}

function explain({ parts, shares, feeCents }: EarningsLine, language: ReceiptLanguage): readonly CsvCell[] {
  const { texts } = statementWords[language];
  const money = moneyIn(language);
  const commission = parts.find(({ kind }) => kind === 'commission');
  const since = commission?.since ?? null;
  return [
    commission?.rate === undefined ? '' : commission.rate / 100,
    commission?.rule === undefined ? '' : texts[`rule.${commission.rule}`],
    since === null ? '' : formatDate(since),
    feeCents / 100,
    shares.map(({ title, cents }) => `${title} ${money(cents)}`).join('; ')
  ];
}

const formatDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

const sumPart = ({ parts }: EarningsLine, kind: string): number =>
  parts.reduce((sum, part) => sum + (part.kind === kind ? part.cents : 0), 0);
