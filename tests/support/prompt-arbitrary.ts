// Random prompts for property tests: any text in any field, and keys this version does not know.
import * as fc from 'fast-check';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { findField, promptFields } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

const valueOf = {
  text,
  passage: text,
  choice: text,
  list: fc.array(text, { maxLength: 3 }),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  switch: fc.boolean()
};

const extras = fc
  .dictionary(
    text.filter((key) => findField(key) === undefined),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 3, noNullPrototype: true }
  )
  .map((unknown) => JSON.stringify(unknown))
  .filter((json) => !json.includes('"__proto__"'));

/** There is no clip of no length; every other number may be out of range. */
const duration = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, minExcluded: true });

export const anyPromptData: fc.Arbitrary<PromptData> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        promptFields.map(({ name, kind }) => [name, name === 'duration' ? duration : valueOf[kind]])
      )
    ),
    extras
  )
  .map(([known, unknown]) => Object.assign({}, defaultPromptData, known, JSON.parse(unknown)));

export const anyPromptDocument: fc.Arbitrary<PromptDocument> = fc.record({ name: text, data: anyPromptData });
