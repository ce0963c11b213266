// The small words of findings: enumerations, numbers and lengths as a person would say them.
import type { DurationRule } from '../model/model.ts';

/** "4, 6 or 8". */
export function joinOr(items: readonly (string | number)[]): string {
  return join(items.map(String), 'or');
}

/** "a, b and c". */
export function joinAnd(items: readonly string[]): string {
  return join(items, 'and');
}

function join(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** "1,240"; two decimals at most. */
export function sayNumber(value: number): string {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return String(value);
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const grouped = /^-?\d+$/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** "1 word", "12 words". */
export const sayCount = (count: number, noun: string): string =>
  `${sayNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "4, 6 or 8 s", "3 to 15 s", "6 to 20 s in steps of 2". */
export function sayDurations(rule: DurationRule): string {
  if (rule.kind === 'exactly') return `${joinOr(rule.seconds)} s`;
  return `${rule.from} to ${rule.to} s${rule.step === 1 ? '' : ` in steps of ${rule.step}`}`;
}

/** A creator's own text on one line, cut where it is long. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = line.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '');
  return line.length > 40 ? `${start}…` : line;
}

export const quoteText = (text: string): string => `“${shorten(text)}”`;
