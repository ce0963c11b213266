// Test languages that no one speaks: accents and padding show a text that was never put in the catalog, that is cut
// off, or that is glued together; the second one runs from right to left.
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from './message.ts';
import type { Language } from './locale.ts';

const accents: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from('abcdefghijklmnopqrstuvwxyz', (plain, place) => [
      plain,
      Array.from('åƀçđéƒğĥîĵķļɱñöþǫřšţûṽŵẋýž')[place] ?? plain
    ])
  ),
  ...Object.fromEntries(
    Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (plain, place) => [
      plain,
      Array.from('ÅƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ')[place] ?? plain
    ])
  )
};

const accent = (text: string): string => Array.from(text, (plain) => accents[plain] ?? plain).join('');

/** Two fifths longer, as German and Finnish are. */
const pad = (text: string): string => `${text}${'·'.repeat(Math.ceil(text.trim().length * 0.4))}`;

function accentTree(tree: readonly MessageFormatElement[]): MessageFormatElement[] {
  return tree.map((part) => {
    if (part.type === TYPE.literal) return { ...part, value: accent(part.value) };
    if (!('options' in part)) return part;
    const options = Object.entries(part.options).map(
      ([name, option]) => [name, { ...option, value: accentTree(option.value) }] as const
    );
    return { ...part, options: Object.fromEntries(options) };
  });
}

const known = new WeakMap<object, Message>();

function pseudolocalize(message: Message): Message {
  if (typeof message === 'string') return `⟦${pad(accent(message))}⟧`;
  const made = known.get(message) ?? [literal('⟦'), ...accentTree(message), literal('⟧')];
  known.set(message, made);
  return made;
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/** Accented English, and the same from right to left; both with the region codes reserved for it. */
export const testLanguages: readonly Language[] = [
  { locale: 'en-XA', direction: 'ltr', translations: {}, pseudolocalize },
  { locale: 'ar-XB', direction: 'rtl', translations: {}, pseudolocalize }
];
