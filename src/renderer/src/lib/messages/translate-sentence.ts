import { fillPattern, Sentence, type SentenceValue } from '#shared/kit/sentence.ts';
import { formatAll, formatIsoDay, formatEither, formatNumber } from './format.ts';
import { translateWithFallback } from './translate.ts';

/**
 * Translates a domain sentence into the interface language, falling back to English. Prerendered pages with a date pass
 * `useFormatIsoDay` as `writeDay`.
 */
export function translate({ id, pattern, values }: Sentence, writeDay = formatIsoDay): string {
  const texts = values.map((value) => translateValue(value, writeDay));
  return translateWithFallback(id, fillPattern(pattern, texts), Object.fromEntries(texts.entries()));
}

function translateValue(value: SentenceValue, writeDay: typeof formatIsoDay): string {
  if (typeof value === 'string') return isDay(value) ? writeDay(value) : value;
  if (typeof value === 'number') return formatNumber(Math.round(value * 100) / 100);
  if (value instanceof Sentence) return translate(value, writeDay);
  const items = value.items.map((item) => translateValue(item, writeDay));
  return value.join === 'or' ? formatEither(items) : formatAll(items);
}

/** The domain writes days as YYYY-MM-DD. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
