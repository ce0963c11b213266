// Inter, the app's typeface. The app's web fonts are split by alphabet, and the PDF library cannot subset those: here
// each weight is one file with Latin, Greek, Cyrillic and Vietnamese.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const files = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')
};

/** Digits of one width, so that amounts align. */
export const tabular: 'tnum'[] = ['tnum'];

export type Fonts = Readonly<Record<keyof typeof files, Font>>;

let opened: Promise<Fonts> | undefined;

/** Read once, since reading takes several times as long as drawing a receipt. */
export async function openFonts(): Promise<Fonts> {
  opened ??= readFonts().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const fonts = await opened;
  for (const font of Object.values(fonts)) forgetGlyphs(font);
  return fonts;
}

/**
 * A font caches each glyph with the letters it was first used for, and one that was part of another, as the L of Ł, has
 * none: text copied from a later file would lack those letters.
 */
const forgetGlyphs = (font: Font): void => void Reflect.set(font, '_glyphs', {});

async function readFonts(): Promise<Fonts> {
  const [regular, strong] = await Promise.all([read(files.regular), read(files.strong)]);
  return { regular, strong };
}

async function read(file: string): Promise<Font> {
  const font = create(await readFile(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

type Letters = Pick<Font, 'hasGlyphForCodePoint'>;

/** Replaces a letter that the font does not have. */
const standIn = '□';
/** Direction marks, joiners and variation selectors: they modify letters and are not drawn themselves. */
const unseen = /[\p{Cf}\uFE00-\uFE0F]/gu;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as the font can draw it, on one line; `isWhole` is false where a letter was replaced. */
export function fitToFont(
  text: string,
  font: Letters
): { readonly shown: string; readonly isWhole: boolean } {
  const line = text.normalize('NFC').replaceAll(/[\p{Cc}\s]+/gu, ' ');
  let isWhole = true;
  const drawn = [...clusters.segment(line)].map(({ segment }) => {
    const seen = segment.replaceAll(unseen, '');
    const letters = seen.match(/./gsu) ?? [];
    if (letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return seen;
    isWhole = false;
    return standIn;
  });
  return { shown: drawn.join(''), isWhole };
}
