// One prompt is written with every key and for many models, and most of it reads the same words as the last time.
import type { PromptData, PromptField } from '../prompt.ts';

const size = 8;

/** `compute`, which reads nothing but `fields`, without repeating the last few computations. */
export function rememberFields<Result>(
  fields: readonly PromptField[],
  compute: (data: PromptData) => Result
): (data: PromptData) => Result {
  const memory: { readonly data: PromptData; readonly result: Result }[] = [];
  return (data) => {
    const known = memory.find(
      (entry) => entry.data === data || fields.every((field) => entry.data[field] === data[field])
    );
    if (known !== undefined) return known.result;
    const result = compute(data);
    memory.unshift({ data, result });
    memory.length = Math.min(memory.length, size);
    return result;
  };
}
