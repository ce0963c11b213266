import type { Compiled } from '#shared/domain/compile/compile.ts';
import { countPrompt } from '#shared/domain/model/count-prompt.ts';
import type { Model } from '#shared/domain/model/model.ts';

export type OutputForm = 'text' | 'json' | 'payload';

export const outputForms: readonly { readonly id: OutputForm; readonly label: string }[] = [
  { id: 'text', label: 'Text' },
  { id: 'json', label: 'JSON' },
  { id: 'payload', label: 'API request' }
];

export function writeOutput(compiled: Compiled, form: OutputForm): string {
  return form === 'text' ? compiled.text : JSON.stringify(compiled[form], null, 2);
}

/** "veo-3.1.txt", "veo-3.1.json", "veo-3.1-payload.json". */
export function nameOutput(modelId: string, form: OutputForm): string {
  const endings = { text: '.txt', json: '.json', payload: '-payload.json' };
  return `${modelId}${endings[form]}`;
}

/** "412 of 1,000 characters"; without the limit where none is stated. */
export function sayLength(text: string, { promptLimit }: Model): string {
  const unit = promptLimit?.value.unit ?? 'characters';
  const length = countPrompt(text, unit).toLocaleString('en');
  const name = unit === 'tokens' ? 'tokens' : 'characters';
  if (promptLimit === null) return `${length} ${name}, no limit stated`;
  return `${length} of ${promptLimit.value.max.toLocaleString('en')} ${name}`;
}
