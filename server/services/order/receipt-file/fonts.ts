// Inter, which the app is set in too. The app's own files are cut up by alphabet for the web, and the library cannot
// take letters out of those: here each weight is one file, with Latin, Greek, Cyrillic and Vietnamese in it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const files = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')
};

/** Figures of one width, so that amounts stand below each other. */
export const tabular: 'tnum'[] = ['tnum'];

export type Fonts = Readonly<Record<keyof typeof files, Font>>;

let opened: Promise<Fonts> | undefined;

/** Read once: reading them costs several times what drawing a receipt does. What is drawn is drawn at once. */
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
 * A font keeps each glyph with the letters it was first met for, and one met as a part of another, as the L of Ł, has
 * none: text copied from a later file would lack them.
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
