// One prompt is written for many models at every keystroke, and most of them read the same words.
import type { PromptData, PromptField } from '../prompt/prompt.ts';

const size = 8;

/** `compute`, which reads nothing but `fields`, without repeating the last few computations. */
export function rememberFields<Result>(
  fields: readonly PromptField[],
  compute: (data: PromptData) => Result
): (data: PromptData) => Result {
  const memory: { readonly data: PromptData; readonly result: Result }[] = [];
  return (data) => {
    const known = memory.find((entry) => fields.every((field) => entry.data[field] === data[field]));
    if (known !== undefined) return known.result;
    const result = compute(data);
    memory.unshift({ data, result });
    memory.length = Math.min(memory.length, size);
    return result;
  };
}

const settings: ReadonlySet<PromptField> = new Set([
  'duration',
  'frameRate',
  'resolution',
  'aspectRatio',
  'quality',
  'model'
]);

/** The fields that are told in words; all but the settings. */
export const isTold = (field: PromptField): boolean => !settings.has(field);
