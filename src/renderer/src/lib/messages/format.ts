// Days, times, numbers and money as the language shown writes them.
import { readLanguage } from './locale.ts';

type Format = Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat;

const formats = new Map<string, Format>();

function recall<Made extends Format>(key: string, make: () => Made): Made {
  const known = formats.get(key) as Made | undefined;
  const format = known ?? make();
  formats.set(key, format);
  return format;
}

/** Readers of English outside America write days otherwise: the system's languages tell. */
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

/** `at`: milliseconds since 1970. "20 Nov 2026, 16:24 GMT+1". */
export const formatMomentInZone = (at: number): string =>
  formatDate(at, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short'
  });

/** `at`: milliseconds since 1970. "20 Nov 2026". */
export const formatDay = (at: number): string => formatDate(at, { dateStyle: 'medium' });

/** The same day for everybody, wherever they are: that of a paper. */
export const formatDayInUtc = (at: number): string =>
  formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' });

/** `day`: as the domain writes it, "2026-11-20". "20 Nov 2026". */
export const formatIsoDay = (day: string): string => formatDayInUtc(Date.parse(day));

/** `at`: milliseconds since 1970. "16:24". */
export const formatTime = (at: number): string => formatDate(at, { hour: '2-digit', minute: '2-digit' });

/** "1,000", "1.000". */
export function formatNumber(value: number): string {
  const language = readLanguage().locale.slice(0, 2);
  return recall(language, () => new Intl.NumberFormat(language)).format(value);
}

/** US dollars: "$3.20", "3,20 US$"; more decimals than two where the price has them and `maxDecimals` allows. */
export function formatMoney(usd: number, maxDecimals = 2): string {
  const language = readLanguage().locale.slice(0, 2);
  const options = { style: 'currency', currency: 'USD', maximumFractionDigits: maxDecimals } as const;
  return recall(`${language} USD ${maxDecimals}`, () => new Intl.NumberFormat(language, options)).format(usd);
}

/** "4, 6 or 8". */
export const formatEither = (items: readonly string[]): string => formatList(items, 'disjunction');

/** "4, 6 and 8". */
export const formatAll = (items: readonly string[]): string => formatList(items, 'conjunction');

function formatList(items: readonly string[], type: 'disjunction' | 'conjunction'): string {
  const { locale } = readLanguage();
  // American English has a comma before its "or" and "and".
  const region = locale.startsWith('en') ? 'en-GB' : locale;
  return recall(`${region} ${type}`, () => new Intl.ListFormat(region, { type })).format(items);
}
