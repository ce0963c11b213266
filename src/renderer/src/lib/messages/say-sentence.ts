import { fillPattern, Sentence, type SentenceValue } from '#shared/kit/sentence.ts';
import { formatAll, formatEither, formatNumber } from './format.ts';
import { sayOr } from './say.ts';

/** A sentence of the domain in the language shown; what that one lacks stays English. */
export function saySentence({ id, pattern, values }: Sentence): string {
  const texts = values.map(sayValue);
  return sayOr(id, fillPattern(pattern, texts), Object.fromEntries(texts.entries()));
}

function sayValue(value: SentenceValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(Math.round(value * 100) / 100);
  if (value instanceof Sentence) return saySentence(value);
  const items = value.items.map(sayValue);
  return value.join === 'or' ? formatEither(items) : formatAll(items);
}
