// Whether a field holds anything that could be told at all.
import { hasWords } from '../../prompt/text/tidy-text.ts';

/** False for blank text, bare punctuation, an empty list, a switch that is off and a number that is none. */
export function isWritable(value: string | number | boolean | readonly string[]): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' ? hasWords(value) : value.some(hasWords);
}
