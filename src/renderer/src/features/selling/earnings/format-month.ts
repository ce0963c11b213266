import { readLanguage } from '#renderer/lib/messages/locale.ts';

/** Formats "2026-11" as "November 2026". */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(readLanguage().locale.slice(0, 2), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC'
  }).format(Date.parse(`${month}-01T00:00:00Z`));
