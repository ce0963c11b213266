import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { DisplayName, EmailAddress } from '#shared/domain/people/account.ts';
import { findNameFlaw } from '#shared/domain/people/public-name.ts';
import { findPasswordFlaw } from '#shared/domain/people/passwords.ts';
import { isReservedUsername, Username } from '#shared/domain/people/username.ts';

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
 * An estimate of the guesses needed: runs and neighboring keys count for little. The server knows the commonest
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

/** Each answers what is wrong with what was typed, or undefined. */
export const checkEmail = (text: string): string | undefined =>
  text.trim() === ''
    ? t(texts, 'account.email.missing')
    : EmailAddress.safeParse(text.trim()).success
      ? undefined
      : t(texts, 'account.email.wrong');

export const checkTyped = (text: string): string | undefined =>
  text === '' ? t(texts, 'account.password.missing') : undefined;

export function checkNewPassword(text: string, ownWords: readonly string[]): string | undefined {
  if (text === '') return t(texts, 'account.password.missing');
  const strength = measurePassword(text, ownWords);
  if (strength === 'short') return t(texts, 'account.password.short', { count: minPasswordLength });
  return strength === 'personal' ? t(texts, 'account.password.personal') : undefined;
}

export function checkUsername(text: string): string | undefined {
  if (text === '') return t(texts, 'account.username.missing');
  if (!Username.safeParse(text).success) return t(texts, 'account.username.wrong');
  return isReservedUsername(text) ? t(texts, 'account.username.reserved') : undefined;
}

export function checkDisplayName(text: string): string | undefined {
  if (DisplayName.safeParse(text).success) return undefined;
  const flaw = text.trim() === '' ? undefined : findNameFlaw(text);
  return t(texts, flaw === undefined ? 'account.displayName.wrong' : `account.displayName.${flaw}`);
}

export const checkCode = (text: string): string | undefined =>
  text.replaceAll(/\s/g, '').length < 4 ? t(texts, 'account.code.missing') : undefined;

/** Only what is wrong. */
export function listProblems<Name extends string>(
  checks: Readonly<Record<Name, string | undefined>>
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const [name, problem] of Object.entries(checks) as [Name, string | undefined][]) {
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}
