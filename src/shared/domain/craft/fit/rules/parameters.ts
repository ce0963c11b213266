// Words that a vendor takes out of the prompt and reads as settings.
import { joinWithAnd, sentence } from '../../../../kit/sentence.ts';
import type { TextField } from '../../prompt/prompt-fields.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import type { FitRule } from './fit-rule.ts';
import { escapePattern } from './prompt-texts.ts';
import { quoteEach, shorten } from '../../prompt/phrases.ts';

const spokenOrShown: readonly TextField[] = [
  'concept',
  'mainSubject',
  'action',
  'setting',
  'cameraMovement',
  'transitions',
  'cinematicStyle',
  'colorGrading',
  'mood',
  'dialogue',
  'voiceStyle',
  'musicStyle',
  'ambientSounds',
  'audioMix',
  'additionalParams'
];

/** "--seed 5", "seed=5", "ratio 16:9" and "watermark: false", while "plants a seed" is prose. */
function patternOf(reserved: readonly string[]): RegExp {
  const words = reserved.map((word) => escapePattern(word.replace(/^-+/, ''))).join('|');
  const value = String.raw`(?:\d[\w:.]*|true|false|adaptive)\b`;
  return new RegExp(
    String.raw` ?(?:--(?:${words})\b(?:[\s:=]{1,3}${value})?|\b(?:${words})[\s:=]{1,3}${value})`,
    'giu'
  );
}

/** Taking one out may bring the next together, so this goes on until none is left. */
function removeAll(text: string, pattern: RegExp): string {
  let left = text;
  while (left.search(pattern) >= 0) left = left.replace(pattern, '').trim();
  return left;
}

const paramTokenInPrompt: FitRule = {
  id: 'param-token-in-prompt',
  severity: 'error',
  check: (data, model) => {
    const reserved = model.reservedWords?.value ?? [];
    if (reserved.length === 0) return [];
    const pattern = patternOf(reserved);
    const fields = spokenOrShown.filter((field) => data[field].search(pattern) >= 0);
    if (fields.length === 0) return [];
    const tokens = fields.flatMap((field) => data[field].match(pattern) ?? []).map(shorten);
    const cleaned: Partial<PromptData> = Object.fromEntries(
      fields.map((field) => [field, removeAll(data[field], pattern)])
    );
    return [
      {
        fields,
        message: sentence`${model.label} reads ${joinWithAnd(quoteEach(tokens))} as a setting and not as prose.`,
        fix: { label: sentence`Take it out`, data: { ...data, ...cleaned } }
      }
    ];
  }
};

export const parameterRules: readonly FitRule[] = [paramTokenInPrompt];
