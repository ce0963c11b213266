import { IntlMessageFormat } from 'intl-messageformat';
import { readLanguage } from './locale.ts';
import type { Message, Texts, Values } from './message.ts';

const resolved = new Map<string, Intl.Locale>();

// The package asks the browser for each message whether it has the language, which takes longer than all else about
// it. Every browser has the app's languages.
IntlMessageFormat.resolveLocale = (locales) => {
  const key = String(locales);
  const known = resolved.get(key) ?? new Intl.Locale(key);
  resolved.set(key, known);
  return known;
};

/** By message and within it by language: building a formatter costs more than using it. */
const formatters = new WeakMap<object, Map<string, IntlMessageFormat>>();

/** The text `id` in the language shown now. `values` fill the pattern's arguments. */
export function t<Own extends Texts>(texts: Own, id: keyof Own & string, values?: Values): string {
  return translateWithFallback(id, texts[id] ?? id, values);
}

const gap = '\u0000';

/** The text `id` before and after its argument `part`, for something that is drawn in between. */
export function translateAround<Own extends Texts>(
  texts: Own,
  id: keyof Own & string,
  part: string,
  values?: Values
): readonly [before: string, after: string] {
  const [before = '', after = ''] = t(texts, id, { ...values, [part]: gap }).split(gap);
  return [before, after];
}

/** For names that the domain or the contract gives in English: `id` is theirs in the other languages. */
export function translateWithFallback(id: string, english: Message, values?: Values): string {
  const { locale, translations, pseudolocalize } = readLanguage();
  const translated = translations[id];
  const message = translated ?? english;
  const spoken = pseudolocalize === null ? message : pseudolocalize(message);
  return typeof spoken === 'string'
    ? spoken
    : format(spoken, translated === undefined ? 'en' : locale, values);
}

function format(message: Exclude<Message, string>, locale: string, values: Values | undefined): string {
  const known = formatters.get(message) ?? new Map<string, IntlMessageFormat>();
  formatters.set(message, known);
  const formatter = known.get(locale) ?? new IntlMessageFormat([...message], locale);
  known.set(locale, formatter);
  return String(formatter.format(values));
}
