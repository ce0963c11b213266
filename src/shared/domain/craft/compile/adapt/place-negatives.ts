// Unwanted things go where the model's vendor wants them: into a field of their own, or turned into what is wanted.
import { type Sentence, sentence } from '../../../../kit/sentence.ts';
import { countPrompt } from '../../model/count-prompt.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { Adapted, Loss } from './loss.ts';
import { splitNegatives } from './split-negatives.ts';

const storyFields = ['concept', 'action', 'setting', 'additionalParams'] as const;

const wantedInstead: readonly (readonly [RegExp, string])[] = [
  [/\b(text|captions?|subtitles?|watermarks?|logos?|letters|titles?|overlays?)\b/i, 'Clean frame.'],
  [/\b(people|person|crowds?|humans?|passers-by|pedestrians)\b/i, 'A deserted background.'],
  [/\b(cars?|traffic|vehicles?)\b/i, 'A quiet road.'],
  [/\b(camera (movement|motion|moves|shake)|shak(e|ing|y camera))\b/i, 'A locked-off camera.'],
  [/\b(cuts?|transitions?|edits?)\b/i, 'One continuous take.'],
  [/\b(blur|blurriness)\b/i, 'Sharp focus.'],
  [/\bclouds?\b/i, 'A clear sky.']
];

/** `negativePrompt` is a list of nouns, '' where there is no field for it; a list of shots has none. */
export function placeNegatives(
  data: PromptData,
  model: Model,
  isShotList: boolean
): Adapted & { readonly negativePrompt: string } {
  const place = model.negativePrompt?.value.place;
  if (place === 'field' && !isShotList) return moveToField(data, model);
  if (place === 'harmful') return { ...sayPositively(data, model), negativePrompt: '' };
  return { data, losses: [], negativePrompt: '' };
}

function moveToField(data: PromptData, model: Model): Adapted & { readonly negativePrompt: string } {
  const { kept, negatives } = splitNegatives(data.additionalParams);
  const items = [...new Set(negatives)];
  const limit = model.negativePrompt?.value.limit;
  const fits = (count: number) =>
    !limit || countPrompt(items.slice(0, count).join(', '), limit.unit) <= limit.max;
  const count = items.findIndex((_, index) => !fits(index + 1));
  const taken = count < 0 ? items : items.slice(0, count);
  if (items.length === 0) return { data, losses: [], negativePrompt: '' };
  const losses: Loss[] = [
    loss(
      'moved',
      sentence`What is unwanted goes into the negative prompt of ${model.label}: ${taken.join(', ')}.`
    )
  ];
  const over = items.slice(taken.length);
  if (over.length > 0)
    losses.push(loss('softened', sentence`The negative prompt is full; left out: ${over.join(', ')}.`));
  return { data: { ...data, additionalParams: kept }, losses, negativePrompt: taken.join(', ') };
}

const loss = (kind: Loss['kind'], why: Sentence): Loss => ({ field: 'additionalParams', kind, why });

/** Runway draws what a prompt forbids, so it is told what is there instead, or nothing. */
function sayPositively(data: PromptData, model: Model): Adapted {
  const found = storyFields
    .map((field) => ({ field, ...splitNegatives(data[field]) }))
    .filter(({ negatives }) => negatives.length > 0);
  const positives = found.flatMap(({ negatives }) => negatives.flatMap((noun) => findPositive(noun) ?? []));
  const kept = Object.fromEntries(found.map((split) => [split.field, split.kept]));
  const spoken: PromptData = { ...data, ...kept };
  const additions = [spoken.additionalParams, ...new Set(positives)].filter((text) => text.trim() !== '');
  return {
    data: found.length === 0 ? data : { ...spoken, additionalParams: closeSentences(additions) },
    losses: found.map(({ field, kept: left, negatives }) => {
      const isSaid = left !== '' || negatives.some((noun) => findPositive(noun) !== undefined);
      return {
        field,
        kind: isSaid ? 'softened' : 'dropped',
        why: sentence`${model.label} tends to draw what a prompt forbids, so this is not said as a negative: ${negatives.join(', ')}.`
      };
    })
  };
}

const findPositive = (noun: string): string | undefined =>
  wantedInstead.find(([pattern]) => pattern.test(noun))?.[1];

const closeSentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…。！？]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)).join(' ');
