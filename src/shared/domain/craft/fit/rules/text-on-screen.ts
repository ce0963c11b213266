// Text in the picture, which most models garble.
import { sentence } from '../../../../kit/sentence.ts';
import { memoizeByPrompt, readLines, readPicture, readPictureTexts, term } from './prompt-texts.ts';
import type { FitRule } from './fit-rule.ts';
import { quoteText } from '../../prompt/phrases.ts';

const shownFields = [
  'concept',
  'mainSubject',
  'action',
  'setting',
  'visualEffects',
  'additionalParams'
] as const;

const surfaces =
  '(?:signs?|banners?|posters?|titles?|captions?|text|words?|letters?|logos?|headlines?|billboards?|labels?|screens?|notes?|placards?|t ?shirts?|neon)';
const legible = term(
  String.raw`${surfaces}(?: that)? (?:reads?|reading|says?|saying|spells?|spelling)|with the (?:words?|text|title|slogan)|text overlays?|title cards?|lower thirds?|on screen text|text on screen|end credits|opening credits|captions? (?:appears?|appearing)|the words? [“"']`
);

const onScreenText: FitRule = {
  id: 'on-screen-text',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    if (!legible.test(readPicture(data))) return [];
    const texts = readPictureTexts(data);
    const found = shownFields.flatMap((field) => {
      const words = legible.exec(texts[field])?.[0];
      return words === undefined ? [] : [{ field, words }];
    });
    const [first] = found;
    if (first === undefined) return [];
    const message = sentence`${quoteText(first.words)} asks for words in the picture, which often come out garbled; add them when editing.`;
    return [{ fields: found.map(({ field }) => field), message, fix: null }];
  })
};

const subtitlesRisk: FitRule = {
  id: 'subtitles-risk',
  severity: 'info',
  check: (data, model) => {
    if (model.family !== 'veo' || model.audio?.value === 'none') return [];
    if (data.subtitles || readLines(data).length === 0) return [];
    const message = sentence`${model.label} may write spoken lines on the picture, although the prompt asks for a clean frame.`;
    return [{ fields: ['dialogue', 'subtitles'], message, fix: null }];
  }
};

export const textRules: readonly FitRule[] = [onScreenText, subtitlesRisk];
