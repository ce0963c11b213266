import type { Compiled } from '#shared/domain/craft/compile/compile.ts';
import { countPrompt } from '#shared/domain/craft/model/count-prompt.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/compare.json';

export const outputForms = ['text', 'json', 'payload'] as const;
export type OutputForm = (typeof outputForms)[number];

export function writeOutput(compiled: Compiled, form: OutputForm): string {
  return form === 'text' ? compiled.text : JSON.stringify(compiled[form], null, 2);
}

/** "veo-3.1.txt", "veo-3.1.json", "veo-3.1-payload.json". */
export function nameOutput(modelId: string, form: OutputForm): string {
  const endings = { text: '.txt', json: '.json', payload: '-payload.json' };
  return `${modelId}${endings[form]}`;
}

/** "412 of 1,000 characters"; without the limit where none is stated. */
export function describeLength(text: string, { promptLimit }: Model): string {
  const unit = promptLimit?.value.unit ?? 'characters';
  const length = countPrompt(text, unit);
  if (promptLimit === null) return t(texts, 'compare.lengthFree', { length, unit });
  return t(texts, 'compare.length', { length, limit: promptLimit.value.max, unit });
}
