// Rules for unwanted things in a prompt: some models have a field for them, others draw whatever is named.
import { joinWithAnd, sentence } from '../../../../kit/sentence.ts';
import { placeNegatives, extractNegatives } from '../../compile/adapt/negatives.ts';
import type { Model } from '../../model/model.ts';
import type { TextField } from '../../prompt/prompt-fields.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { memoizeByPrompt } from './prompt-texts.ts';
import type { Fix, FitRule } from './fit-rule.ts';
import { quoteEach, quoteText } from '../../prompt/phrases.ts';

const storyFields = ['concept', 'mainSubject', 'action', 'setting'] as const;
const proseFields = [...storyFields, 'additionalParams'] as const;

const negation =
  /(?<![\p{L}-])(?:no(?!\.|-|\s(?:longer|matter|sooner|doubt)\b)|not(?!\s(?:only|just)\b)|without(?!\s(?:a )?doubt\b)|never|none|nobody|nothing|don['’]t|doesn['’]t|isn['’]t|aren['’]t)(?![\p{L}-])(?:\s\p{L}+)?/iu;

type Denial = { readonly field: (typeof proseFields)[number]; readonly words: string };

const listDenials = memoizeByPrompt((data): Denial[] =>
  proseFields.flatMap((field) => {
    const words = negation.exec(data[field])?.[0];
    return words === undefined ? [] : [{ field, words }];
  })
);

/** The unwanted things taken out of the story and named under the additional parameters, where they are looked for. */
function moveDenials(data: PromptData): PromptData {
  const split = storyFields.map((field) => ({ field, ...extractNegatives(data[field]) }));
  const unwanted = split.flatMap(({ negatives }) => negatives);
  const kept = split
    .filter(({ negatives }) => negatives.length > 0)
    .map(({ field, kept: text }) => [field, keepEnding(data[field], text)]);
  const named = unwanted.map((noun, index) => `${index === 0 ? 'No' : 'no'} ${noun}`).join(', ');
  const additionalParams = [data.additionalParams.trim(), `${named}.`]
    .filter((text) => text !== '')
    .join('\n');
  return { ...data, ...Object.fromEntries(kept), additionalParams };
}

const keepEnding = (before: string, after: string): string =>
  /[.!?]\s*$/.test(before) ? after : after.replace(/\.$/, '');

/** For a model with a negative-prompt field, the additional parameters fill that field. */
function listRelevant(data: PromptData, model: Model): Denial[] {
  const place = model.negativePrompt?.value.place;
  if (place !== 'field' && place !== 'harmful') return [];
  return listDenials(data).filter(({ field }) => place === 'harmful' || field !== 'additionalParams');
}

const negationInProse: FitRule = {
  id: 'negation-in-prose',
  severity: 'warning',
  check: (data, model) => {
    const denials = listRelevant(data, model);
    const isHarmful = model.negativePrompt?.value.place === 'harmful';
    if (denials.length === 0) return [];
    const changed = isHarmful ? placeNegatives(data, model, false).data : moveDenials(data);
    const label = isHarmful ? sentence`Say it positively` : sentence`Move it to what is unwanted`;
    const isSettled = listRelevant(changed, model).length === 0;
    const words = joinWithAnd(quoteEach(denials.map((denial) => denial.words)));
    const message = isHarmful
      ? sentence`${words} may put just that in the picture: on ${model.label}, say what is there instead.`
      : sentence`${words} may put just that in the picture: on ${model.label}, its negative prompt is the place for it.`;
    return [
      {
        fields: [...new Set<TextField>([...denials.map(({ field }) => field), 'additionalParams'])],
        message,
        fix: isSettled ? { label, data: changed } : null
      }
    ];
  }
};

const negativeIgnored: FitRule = {
  id: 'negative-ignored',
  severity: 'info',
  check: (data, model) => {
    if (model.negativePrompt?.value.place !== 'none') return [];
    const { kept, negatives } = extractNegatives(data.additionalParams);
    if (negatives.length === 0) return [];
    const fix: Fix = { label: sentence`Take it out`, data: { ...data, additionalParams: kept } };
    return [
      {
        fields: ['additionalParams'],
        message: sentence`${model.label} has no field for what is unwanted, so ${joinWithAnd(negatives.map(quoteText))} may be ignored.`,
        fix: extractNegatives(kept).negatives.length === 0 ? fix : null
      }
    ];
  }
};

export const negativeRules: readonly FitRule[] = [negationInProse, negativeIgnored];
