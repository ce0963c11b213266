import type { EarningsLine, EarningsPart } from '#shared/domain/trade/payout/earnings.ts';
import type { StatementLayout } from '#shared/domain/trade/payout/statement-layout.ts';
import type { ReceiptLanguage } from '#shared/domain/trade/purchase.ts';
import { statementWords } from './statement-words.ts';

/** A document has one date, in whichever time zone it is read. */
export const formatIn = (language: ReceiptLanguage, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });

export const moneyIn = (language: ReceiptLanguage) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return (cents: number): string => format.format(cents / 100);
};

/** The description of a statement line, without its date and amount; lines of text. */
export function describeStatementLine(
  line: EarningsLine,
  language: ReceiptLanguage,
  layout: StatementLayout
): string {
  const { texts } = statementWords[language];
  const money = moneyIn(language);
  const isDetailed = layout === 'detailed';
  const parts = line.parts.map((part) => {
    const terms = isDetailed ? describeTerms(part, language) : '';
    return `${texts[`part.${part.kind}`]} ${money(part.cents)}${terms}`;
  });
  const shares = line.shares.map(({ title, cents }) => `${title} ${money(cents)}`);
  return [
    [texts[`kind.${line.kind}`], line.title].filter((text) => text !== null).join(': '),
    line.orderId ?? line.payoutId ?? '',
    ...(parts.length > 1 ? [parts.join(', ')] : []),
    ...(isDetailed && shares.length > 0 ? [`${texts.shares}: ${shares.join(', ')}`] : []),
    ...(isDetailed && line.feeCents !== 0 ? [`${texts.fee}: ${money(line.feeCents)}`] : [])
  ].join('\n');
}

/** E.g. " (20%, standard, since Nov 1, 2026)"; empty for all parts but a commission. */
function describeTerms({ rate, rule, since }: EarningsPart, language: ReceiptLanguage): string {
  if (rate === undefined || rule === undefined) return '';
  const { texts } = statementWords[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const terms = [percent.format(rate / 10_000), texts[`rule.${rule}`]];
  if (since !== undefined && since !== null)
    terms.push(`${texts.sinceDay} ${formatIn(language, { dateStyle: 'medium' }).format(since)}`);
  return ` (${terms.join(', ')})`;
}
