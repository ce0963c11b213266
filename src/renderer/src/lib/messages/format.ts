// Days, times, numbers and money as the language shown writes them.
import { readLanguage } from './locale.ts';

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function recall<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  key: string,
  make: () => Format
): Format {
  const known = formats.get(key) as Format | undefined;
  const format = known ?? make();
  formats.set(key, format);
  return format;
}

/** Whoever reads English may live where days are written otherwise than in America: the system knows. */
function regionOf(locale: string): string {
  const language = locale.slice(0, 2);
  const preferred = typeof navigator === 'undefined' ? [] : navigator.languages;
  return preferred.find((tag) => tag.startsWith(language)) ?? language;
}

function formatDate(at: number, options: Intl.DateTimeFormatOptions): string {
  const region = regionOf(readLanguage().locale);
  const key = `${region} ${JSON.stringify(options)}`;
  return recall(key, () => new Intl.DateTimeFormat(region, options)).format(at);
}

/** `at`: milliseconds since 1970. "20 Nov 2026, 16:24". */
export const formatMoment = (at: number): string =>
  formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

/** `at`: milliseconds since 1970. "16:24". */
export const formatTime = (at: number): string => formatDate(at, { hour: '2-digit', minute: '2-digit' });

/** "1,000", "1.000". */
export function formatNumber(value: number): string {
  const language = readLanguage().locale.slice(0, 2);
  return recall(language, () => new Intl.NumberFormat(language)).format(value);
}
