// Names that others see: nothing in them turns text around, hides, or passes for Reelwright itself.
import * as z from 'zod';

/**
 * Characters that look like a letter of "reelwright", as hexadecimal code points. From Unicode's confusables.txt 13.0
 * (UTS #39), without those that NFKD turns into the letter anyway, and with the Latin small capitals, which it leaves
 * out. The whole list, some 6,000, is larger than the app's first screen; only these eight letters matter here.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  r: '1a6 280 433 13a1 13d2 1587 1d26 2c85 a4e3 ab47 ab48 ab81 104b4 16f35 1d216',
  e: '33 395 415 435 4bd 13ac 1d07 212e 22ff 2d39 a4f0 ab32 10286 118a6 118ae',
  // "i", "l" and "1" look alike among themselves.
  l:
    '31 49 69 7c 131 196 1c0 269 26a 29f 399 3b9 406 456 4c0 4cf 5c0 5d5 5df 627 661 6f1 7ca 13a5 13de 14aa 16c1 ' +
    '2223 2373 23fd 2c92 2cd0 2d4f a4e1 a4f2 a647 ab75 1028a 10309 10320 1041b 10526 118a3 118b2 118c3 16f16 16f28 ' +
    '1d22a 1e8c7',
  w: '26f 461 51c 51d 561 13b3 13d4 1d21 a4ea ab83 1170a 1170e 1170f 118e6 118ef',
  g: '39 18d 261 262 50c 581 13c0 13f3 1d83 a4d6',
  h: '29c 397 41d 4bb 570 13bb 13c2 157c 2c8e a4e7 102cf',
  t: '37 3a4 422 13a2 1d1b 22a4 27d9 2ca6 a4d4 10297 102b1 10315 118bc 16f0a 1f768'
};

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([letter, points]) =>
    points.split(' ').map((point) => [String.fromCodePoint(Number.parseInt(point, 16)), letter] as const)
  )
);

/** The text as a reader sees it: its Latin letters, without accents, spaces and signs. */
function readAsLatin(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(plain, (character) => letters.get(character) ?? character.toLowerCase())
    .map((character) => letters.get(character) ?? character)
    .join('')
    .replaceAll('vv', 'w')
    .replaceAll(/[^a-z]/g, '');
}

const ownName = readAsLatin('Reelwright');

/** True for a text that reads as Reelwright's own name, or contains it: "Rееlwright" in Cyrillic, "reel-wr1ght-support". */
export const looksLikeReelwright = (text: string): boolean => readAsLatin(text).includes(ownName);

/** Bidirectional controls, among them U+202E, and control characters. */
const unreadable = /[\p{Bidi_Control}\p{Cc}\p{Cs}]/u;
/** Blank to the eye: ignorable characters, spaces, format characters, and the empty Braille pattern. */
const blank = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu;

/** True if the text is displayed to everybody in the order in which it was written. */
export const isReadable = (text: string): boolean =>
  !unreadable.test(text) && text.replaceAll(blank, '') !== '';

export type NameFlaw = 'unreadable' | 'reserved';

export function findNameFlaw(text: string): NameFlaw | undefined {
  if (!isReadable(text)) return 'unreadable';
  return looksLikeReelwright(text) ? 'reserved' : undefined;
}

/** A name that others see, of at most `max` characters. */
export const publicName = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => findNameFlaw(text) === undefined);
