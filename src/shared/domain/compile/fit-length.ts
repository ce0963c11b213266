// A prompt that is too long gives up its least important fields first, and of the last one only what it must.
import { countPrompt } from '../model/count-prompt.ts';
import type { PromptLimit } from '../model/model.ts';
import type { PromptData, PromptField } from '../prompt/prompt.ts';
import type { PromptSpan } from '../prompt/writing/sentences.ts';
import { listPrefixes } from './cut-text.ts';
import { isWritable } from './is-writable.ts';
import { textOf } from './lines.ts';

/** What was cut: shortened, or left out whole. */
export type Cut = { readonly field: PromptField; readonly kind: 'softened' | 'dropped' };
export type Fitted = {
  readonly data: PromptData;
  readonly spans: readonly PromptSpan[];
  readonly cuts: readonly Cut[];
};

/** From the first to go to the last to stay. Subtitles go with the speech they would show. */
const expendable = [
  'additionalParams',
  'audioMix',
  'visualEffects',
  'transitions',
  'mood',
  'ambientSounds',
  'soundEffects',
  'musicStyle',
  'colorGrading',
  'voiceStyle',
  'cinematicStyle',
  'concept',
  'cameraMovement',
  'setting',
  'dialogue',
  'subtitles',
  'language',
  'shotTypes',
  'action',
  'mainSubject',
  'aspectRatio'
] as const satisfies readonly PromptField[];

const essential: ReadonlySet<PromptField> = new Set(['concept', 'setting', 'action', 'mainSubject']);

/** Whatever `write` makes of the data, within the limit; null is no limit. */
export function fitLength(
  data: PromptData,
  limit: PromptLimit | null,
  write: (data: PromptData) => readonly PromptSpan[]
): Fitted {
  const fits = (spans: readonly PromptSpan[]) =>
    limit === null || countPrompt(textOf(spans), limit.unit) <= limit.max;
  let fitted: Fitted = { data, spans: write(data), cuts: [] };
  for (const field of expendable) {
    if (fits(fitted.spans)) return fitted;
    if (!isWritable(fitted.data[field])) continue;
    const without = { ...fitted.data, [field]: emptyLike(fitted.data[field]) };
    const spans = write(without);
    const kept = fits(spans) ? keepPart(fitted.data, field, write, fits) : undefined;
    fitted = kept
      ? { ...kept, cuts: [...fitted.cuts, { field, kind: 'softened' }] }
      : { data: without, spans, cuts: [...fitted.cuts, { field, kind: 'dropped' }] };
  }
  return fits(fitted.spans) ? fitted : { ...fitted, spans: [] };
}

function emptyLike(value: PromptData[PromptField]): string | boolean | readonly string[] {
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' ? '' : [];
}

/** The longest beginning of the field that fits; undefined where not even the shortest does. */
function keepPart(
  data: PromptData,
  field: (typeof expendable)[number],
  write: (data: PromptData) => readonly PromptSpan[],
  fits: (spans: readonly PromptSpan[]) => boolean
): Pick<Fitted, 'data' | 'spans'> | undefined {
  const prefixes = listPrefixes(data[field], field === 'dialogue', essential.has(field));
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
