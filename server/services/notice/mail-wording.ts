import type { Money } from '#shared/domain/market/money.ts';
import type { MailLanguage } from '#shared/domain/activity/notice.ts';

export type Wording = { readonly head: string; readonly text: string };

export const money = ({ cents, currency }: Money, language: MailLanguage): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);

/** `instant` in Unix milliseconds. */
export const day = (instant: number, language: MailLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
