import { formatNumber } from '#renderer/lib/messages/format.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-overview.json';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "3 hours", in whole minutes below an hour, hours below two days, and days. */
export function formatAge(milliseconds: number): string {
  const age = Math.max(0, milliseconds);
  if (age < hourMs) return t(texts, 'admin-overview.age.minutes', { count: Math.floor(age / minuteMs) });
  if (age < 2 * dayMs) return t(texts, 'admin-overview.age.hours', { count: Math.floor(age / hourMs) });
  return t(texts, 'admin-overview.age.days', { count: Math.floor(age / dayMs) });
}

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** "12.4 GB"; a kilobyte is 1,000 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)} B`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(readLanguage().locale, { maximumFractionDigits: 1 });
  return `${format.format(bytes / 1000 ** power)} ${units[power - 1]}`;
}
