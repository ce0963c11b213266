import { DisplayName, EmailAddress } from '#shared/domain/people/account.ts';
import { isReservedUsername, Username } from '#shared/domain/people/username.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { measurePassword, shortestPassword } from './password-strength.ts';

/** Each answers what is wrong with what was typed, or undefined. */
export const checkEmail = (text: string): string | undefined =>
  text.trim() === ''
    ? say(texts, 'account.email.missing')
    : EmailAddress.safeParse(text.trim()).success
      ? undefined
      : say(texts, 'account.email.wrong');

export const checkTyped = (text: string): string | undefined =>
  text === '' ? say(texts, 'account.password.missing') : undefined;

export function checkNewPassword(text: string, ownWords: readonly string[]): string | undefined {
  if (text === '') return say(texts, 'account.password.missing');
  const strength = measurePassword(text, ownWords);
  if (strength === 'short') return say(texts, 'account.password.short', { count: shortestPassword });
  return strength === 'personal' ? say(texts, 'account.password.personal') : undefined;
}

export function checkUsername(text: string): string | undefined {
  if (text === '') return say(texts, 'account.username.missing');
  if (!Username.safeParse(text).success) return say(texts, 'account.username.wrong');
  return isReservedUsername(text) ? say(texts, 'account.username.reserved') : undefined;
}

export const checkDisplayName = (text: string): string | undefined =>
  DisplayName.safeParse(text).success ? undefined : say(texts, 'account.displayName.wrong');

export const checkCode = (text: string): string | undefined =>
  text.replaceAll(/\s/g, '').length < 4 ? say(texts, 'account.code.missing') : undefined;

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
