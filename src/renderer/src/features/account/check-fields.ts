import { DisplayName, EmailAddress } from '#shared/domain/people/account.ts';
import { isReservedUsername, Username } from '#shared/domain/people/username.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/account.json';
import { measurePassword, minPasswordLength } from './password-strength.ts';

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

export const checkDisplayName = (text: string): string | undefined =>
  DisplayName.safeParse(text).success ? undefined : t(texts, 'account.displayName.wrong');

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
