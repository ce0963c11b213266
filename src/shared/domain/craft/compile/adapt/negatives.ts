// Negative prompts: the unwanted parts of a text, and where each family accepts them.
import { type Sentence, sentence } from '../../../../kit/sentence.ts';
import { countPrompt } from '../../model/count-prompt.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { AdaptedPrompt, Loss } from './loss.ts';

/** `kept` is the text without its negatives; `negatives` are the unwanted things as nouns, in order. */
export type SplitText = { readonly kept: string; readonly negatives: readonly string[] };

const listed =
  /^(?:negative(?: prompt)?\s*:|avoid|exclude|(?:do not|don['’]t|never) (?:show|include|add|use))\s+(\S.*)$/i;
const negated =
  /^(?:and\s+)?(?:no|without)\s+(?!\s|(?:one|longer|matter|sooner|doubt|less|more than)\b)(.+)$/i;
/** A run of spaces is looked at from its start only: from each of its places it would take a second for 50 kB. */
const between = /(?<!\s)\s*[,;]\s*|(?<!\s)\s+(?:or|nor)\s+|(?<!\s)\s+and\s+no\s+/i;
const maxNounWords = 6;

export function extractNegatives(text: string): SplitText {
  const split = text.split(/(?<=[.!?…。！？])\s+|(?<!\s)\s*\n+\s*/).map(splitSentence);
  const negatives = split.flatMap(({ negatives: found }) => found);
  if (negatives.length === 0) return { kept: text, negatives };
  return {
    kept: split
      .map(({ kept }) => kept)
      .filter((kept) => kept !== '')
      .join(' '),
    negatives
  };
}

function splitSentence(text: string): SplitText {
  const body = text.trim().replace(/(?<![.!])[.!]+$/, '');
  const [, list] = listed.exec(body) ?? negated.exec(body) ?? [];
  const nouns =
    list === undefined
      ? []
      : list
          .split(between)
          .map(stripNegation)
          .filter((noun) => noun !== '');
  if (nouns.length > 0)
    return nouns.every(isNoun) ? { kept: '', negatives: nouns } : { kept: text, negatives: [] };
  return splitTail(text, body);
}

/** "Keep the horizon level, no text, no logos." */
function splitTail(text: string, body: string): SplitText {
  const clauses = body.split(/(?<!\s)\s*[,;]\s*/);
  const last = clauses.findLastIndex((clause) => !negated.test(clause));
  const tail = clauses.slice(last + 1).map(stripNegation);
  if (last < 0 || tail.length === 0 || !tail.every(isNoun)) return { kept: text, negatives: [] };
  return { kept: `${clauses.slice(0, last + 1).join(', ')}.`, negatives: tail };
}

const stripNegation = (noun: string): string =>
  noun.trim().replace(/^(?:(?:and|or|no|any|without)\s+)+/i, '');

const isNoun = (noun: string): boolean => noun !== '' && noun.split(/\s+/).length <= maxNounWords;

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
): AdaptedPrompt & { readonly negativePrompt: string } {
  const place = model.negativePrompt?.value.place;
  if (place === 'field' && !isShotList) return moveToField(data, model);
  if (place === 'harmful') return { ...rephrasePositively(data, model), negativePrompt: '' };
  return { data, losses: [], negativePrompt: '' };
}

function moveToField(data: PromptData, model: Model): AdaptedPrompt & { readonly negativePrompt: string } {
  const { kept, negatives } = extractNegatives(data.additionalParams);
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
function rephrasePositively(data: PromptData, model: Model): AdaptedPrompt {
  const found = storyFields
    .map((field) => ({ field, ...extractNegatives(data[field]) }))
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
