import { type EarningsLine, earningsPartKinds } from '#shared/domain/trade/payout/earnings.ts';
import type { StatementLayout } from '#shared/domain/trade/payout/statement-layout.ts';
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { formatCsv } from '#shared/kit/csv.ts';
import { moneyIn } from './describe-statement-line.ts';
import { statementWords } from './statement-words.ts';

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
