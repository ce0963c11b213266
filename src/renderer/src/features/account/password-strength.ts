import { findPasswordFlaw } from '#shared/domain/people/passwords.ts';

export type PasswordStrength = 'short' | 'personal' | 'weak' | 'fair' | 'strong';

export const minPasswordLength = 10;
const fairBits = 50;
const strongBits = 75;

const pools: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 30]
];

/** A word of a language that many speak is one of a hundred thousand, however long it is. */
const bitsOfWord = 17;

function measureWords(password: string): number {
  const words = password.split(/[\s_.-]+/).filter((word) => word !== '');
  const isPhrase = words.length > 1 && words.every((word) => /^\p{L}+$/u.test(word));
  return isPhrase ? words.length * bitsOfWord : Number.POSITIVE_INFINITY;
}

const nobody: ReadonlySet<string> = new Set();

/**
 * How long guessing would take, roughly: runs and rows of neighbours count for little. The server knows the commonest
 * passwords and refuses those by itself.
 */
export function measurePassword(password: string, ownWords: readonly string[]): PasswordStrength {
  if (password.length < minPasswordLength) return 'short';
  if (findPasswordFlaw(password, ownWords, nobody) === 'personal') return 'personal';
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const surprising = points.filter((point, place) => {
    const before = points[place - 1];
    return before === undefined || Math.abs(point - before) > 1;
  });
  const distinct = new Set(surprising).size;
  const pool = pools.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 0);
  const byCharacters = Math.min(surprising.length, distinct * 2) * Math.log2(Math.max(pool, 2));
  const bits = Math.min(byCharacters, measureWords(password));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}
