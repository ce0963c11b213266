// Random prompts with up to three fields to vary, together at most fifty combinations.
import * as fc from 'fast-check';
import type { MatrixAxis } from '#shared/domain/craft/matrix/axis.ts';
import { buildMatrix, type MatrixPrompt } from '#shared/domain/craft/matrix/matrix.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { promptFields } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { anyPromptDocument } from './prompt-arbitrary.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 8 });
const values = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 });

const anyAxis: fc.Arbitrary<MatrixAxis> = fc
  .constantFrom(...promptFields)
  .chain((field): fc.Arbitrary<MatrixAxis> => {
    if (field.kind === 'switch')
      return fc.record({ field: fc.constant(field.name), values: values(fc.boolean()) });
    if (field.kind === 'number') {
      const number = fc.integer({ min: field.name === 'duration' ? 1 : -2, max: 2 });
      return fc.record({ field: fc.constant(field.name), values: values(number) });
    }
    if (field.kind === 'list') {
      return fc.record({ field: fc.constant(field.name), values: values(fc.array(text, { maxLength: 2 })) });
    }
    const written = fc.oneof(text, fc.constantFrom(...('choices' in field ? field.choices : ['a', 'A'])));
    return fc.record({ field: fc.constant(field.name), values: values(written) });
  });

export const anyMatrix: fc.Arbitrary<{
  readonly document: PromptDocument;
  readonly axes: readonly MatrixAxis[];
}> = fc.record({
  document: anyPromptDocument,
  axes: fc.uniqueArray(anyAxis, { minLength: 1, maxLength: 3, selector: ({ field }) => field })
});

/** The prompts of a matrix that must not be refused. */
export function makeMatrix(document: PromptDocument, axes: readonly MatrixAxis[]): MatrixPrompt[] {
  const prompts = buildMatrix(document, axes);
  if (!prompts.ok) throw new Error(String(prompts.error));
  return prompts.value;
}
