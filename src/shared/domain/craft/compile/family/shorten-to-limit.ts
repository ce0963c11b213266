// Shortens a prompt to a model's limit. The least important fields go first; the last one is cut after a sentence or, where
// that is not enough, after a word.
import { countPrompt } from '../../model/count-prompt.ts';
import type { PromptLimit } from '../../model/model.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import type { PromptSpan } from '../../prompt/text/sentences.ts';
import { isWritable, textOf } from './family.ts';

/** Beginnings of a field, shortest first, without the whole of it. */
export function listPrefixes(
  value: string | boolean | readonly string[],
  isSpeech: boolean,
  mayCutWords: boolean
): (string | readonly string[])[] {
  if (typeof value === 'boolean') return [];
  if (typeof value !== 'string') return value.slice(1).map((_, index) => value.slice(0, index + 1));
  const text = value.trim();
  if (isSpeech) return cutAt(text, /["“”«»]/.test(text) ? /\n/gu : sentenceEnds);
  const sentences = cutAt(text, sentenceEnds);
  return mayCutWords ? [...cutWords(sentences[0] ?? text), ...sentences] : sentences;
}

const sentenceEnds = /[.!?…]["'”’»)]*(?=\s)|[。！？।]["'”’」』]*(?!$)|\n/gu;

/** Han, Kana, Thai and the like put no spaces between words; a mark that belongs to a letter stays with it. */
const wordEnds =
  /(?<=[^\s,;:、，–—-])[,;:、，–—-]*(?=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

function cutWords(text: string): string[] {
  return cutAt(text, wordEnds, (match) => match.index);
}

function cutAt(
  text: string,
  ends: RegExp,
  endOf = (match: RegExpExecArray) => match.index + match[0].length
): string[] {
  const cuts = [...text.matchAll(ends)].map((match) => text.slice(0, endOf(match)).trim());
  return [...new Set(cuts)].filter((cut) => cut !== '' && cut.length < text.length);
}

/** A field that was shortened or left out. */
export type Cut = { readonly field: PromptField; readonly kind: 'softened' | 'dropped' };
export type Fitted = {
  readonly data: PromptData;
  readonly spans: readonly PromptSpan[];
  readonly cuts: readonly Cut[];
};

type Step = { readonly field: ExpendableField; readonly keepsFirstSentence?: boolean };
type ExpendableField = Exclude<PromptField, 'duration' | 'frameRate' | 'resolution' | 'quality' | 'model'>;

/** From the first to go to the last to stay; a long story is shortened before what stands beside it goes. */
const steps: readonly Step[] = [
  { field: 'additionalParams' },
  { field: 'audioMix' },
  { field: 'visualEffects' },
  { field: 'transitions' },
  { field: 'mood' },
  { field: 'ambientSounds' },
  { field: 'soundEffects' },
  { field: 'musicStyle' },
  { field: 'colorGrading' },
  { field: 'voiceStyle' },
  { field: 'concept', keepsFirstSentence: true },
  { field: 'action', keepsFirstSentence: true },
  { field: 'setting', keepsFirstSentence: true },
  { field: 'cinematicStyle' },
  { field: 'concept' },
  { field: 'cameraMovement' },
  { field: 'setting' },
  { field: 'dialogue' },
  { field: 'subtitles' },
  { field: 'language' },
  { field: 'shotTypes' },
  { field: 'action' },
  { field: 'mainSubject' },
  { field: 'aspectRatio' }
];

const essential: ReadonlySet<PromptField> = new Set(['concept', 'setting', 'action', 'mainSubject']);

type Write = (data: PromptData) => readonly PromptSpan[];
type Fits = (spans: readonly PromptSpan[]) => boolean;

/** Whatever `write` makes of the data, within the limit; null is no limit. */
export function shortenToLimit(data: PromptData, limit: PromptLimit | null, write: Write): Fitted {
  const fits: Fits = (spans) => limit === null || countPrompt(textOf(spans), limit.unit) <= limit.max;
  let fitted: Fitted = { data, spans: write(data), cuts: [] };
  for (const step of steps) {
    if (fits(fitted.spans)) return fitted;
    if (isWritable(fitted.data[step.field])) fitted = applyReduction(step, fitted, write, fits);
  }
  return fits(fitted.spans) ? fitted : { ...fitted, spans: [] };
}

function applyReduction(
  { field, keepsFirstSentence = false }: Step,
  fitted: Fitted,
  write: Write,
  fits: Fits
): Fitted {
  const value = fitted.data[field];
  const mayCutWords = !keepsFirstSentence && essential.has(field);
  const prefixes = listPrefixes(value, field === 'dialogue', mayCutWords);
  const shortest = keepsFirstSentence ? (prefixes[0] ?? value) : emptyValueOf(value);
  if (shortest === value) return fitted;
  const others = fitted.cuts.filter((cut) => cut.field !== field);
  const data = { ...fitted.data, [field]: shortest };
  const spans = write(data);
  const kept = fits(spans) ? shortenField(fitted.data, field, prefixes, write, fits) : undefined;
  const kind = keepsFirstSentence || kept ? 'softened' : 'dropped';
  return { ...(kept ?? { data, spans }), cuts: [...others, { field, kind }] };
}

function emptyValueOf(value: PromptData[PromptField]): string | boolean | readonly string[] {
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' ? '' : [];
}

/** The longest beginning of the field that fits; undefined where not even the shortest does. */
function shortenField(
  data: PromptData,
  field: PromptField,
  prefixes: ReturnType<typeof listPrefixes>,
  write: Write,
  fits: Fits
): Pick<Fitted, 'data' | 'spans'> | undefined {
  let [low, high] = [0, prefixes.length];
  let best: Pick<Fitted, 'data' | 'spans'> | undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const shorter = { ...data, [field]: prefixes[middle] };
    const spans = write(shorter);
    if (fits(spans)) {
      best = { data: shorter, spans };
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return best;
}
