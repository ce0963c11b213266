import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { defaultPromptData } from './default-prompt.ts';
import { promptFieldNames, promptFields } from './prompt-fields.ts';
import { listSchemaKeys, buildPromptSchema } from './prompt-schema.ts';

const validator = z.fromJSONSchema(buildPromptSchema());
const isValid = (value: unknown) => validator.safeParse(value).success;

test('every prompt is valid, unknown keys included', () => {
  fc.assert(
    fc.property(anyPromptData, (data) => {
      expect(isValid(JSON.parse(JSON.stringify(data)))).toBe(true);
    })
  );
});

test.each(promptFields)('$name may neither be missing nor be of another type', ({ name, kind }) => {
  const { [name]: _, ...rest } = defaultPromptData;
  expect(isValid(rest)).toBe(false);
  expect(isValid({ ...defaultPromptData, [name]: kind === 'number' ? '10' : 10 })).toBe(false);
  expect(isValid({ ...defaultPromptData, [name]: null })).toBe(false);
});

test('each key says what it is called, what it means and what people write there', () => {
  const { properties, required } = buildPromptSchema();
  expect(Object.keys(properties as object)).toEqual([...promptFieldNames, 'schemaVersion']);
  expect(required).toEqual(promptFieldNames);
  expect(properties).toMatchObject({
    cameraMovement: {
      type: 'string',
      title: 'Camera movement',
      examples: expect.arrayContaining(['static'])
    },
    duration: { type: 'number', description: 'The length of the clip in seconds. Usually 1 to 180.' },
    shotTypes: { type: 'array', items: { type: 'string' } }
  });
});

test('the list of keys names their types in plain words', () => {
  const types = Object.fromEntries(listSchemaKeys().map(({ name, type }) => [name, String(type)]));
  expect(types).toMatchObject({
    concept: 'text',
    shotTypes: 'list of texts',
    subtitles: 'true or false',
    duration: 'number'
  });
  expect(Object.values(types)).not.toContain('anything');
});
