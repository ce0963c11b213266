import type { Font } from 'fontkit';

type Letters = Pick<Font, 'hasGlyphForCodePoint'>;

/** In place of a letter that the font has not. */
const standIn = '□';
/** Direction marks, joiners and variants: they change other letters and are none. */
const unseen = /[\p{Cf}\uFE00-\uFE0F]/gu;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as the font can draw it, on one line; `isWhole` is false where something stands in for a letter. */
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
