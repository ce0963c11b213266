import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPromptData } from '#tests/support/prompt-arbitrary.ts';
import { currentPromptVersion, defaultPromptData } from './default-prompt.ts';
import { promptFieldNames } from './prompt-fields.ts';
import {
  currentFormat,
  isPromptLike,
  type PromptFormat,
  readPromptData,
  unknownFieldLimits
} from './read-prompt-data.ts';

/** The result of reading, or the reason for refusing it. */
const read = (value: unknown, format?: PromptFormat) => {
  const result = readPromptData(value, format);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const notesOf = (value: unknown) => read(value).notes.map(({ kind, field }) => `${kind} ${field}`);

/** Prompt data as this version writes it, its unknown keys included. */
const anyCurrent = anyPromptData.map((data) => ({ ...data, schemaVersion: currentPromptVersion }));

const anyUnknown = fc.dictionary(
  fc.string().filter((key) => !(key in defaultPromptData) && key !== '__proto__' && key !== 'unreadValues'),
  // As it comes out of a file, where -0 is 0.
  fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
  { maxKeys: 5 }
);

test('reads what this version wrote as it is', () => {
  fc.assert(
    fc.property(anyCurrent, (data) => {
      const { data: readData, notes } = read(data);
      expect(readData).toEqual(data);
      expect(notes.filter(({ kind }) => kind !== 'kept')).toEqual([]);
    })
  );
});

test.each(promptFieldNames)('fills in %s where an older app did not have it', (field) => {
  const { [field]: _missing, schemaVersion: _version, ...older } = defaultPromptData;
  expect(read(older)).toEqual({ ok: true, data: defaultPromptData, notes: [{ kind: 'filled', field }] });
});

test('a prompt without a version is of version 1', () => {
  const { schemaVersion: _, ...unversioned } = defaultPromptData;
  expect(read(unversioned).data.schemaVersion).toBe(currentPromptVersion);
  for (const wrong of ['2', 0, -1, 1.5, null, {}]) {
    expect(read({ ...unversioned, schemaVersion: wrong }).data.schemaVersion).toBe(currentPromptVersion);
  }
});

test('what a newer app added comes through reading, changing and writing', () => {
  fc.assert(
    fc.property(anyCurrent, anyUnknown, fc.string(), (data, unknown, concept) => {
      const newer = { ...data, ...unknown, schemaVersion: currentPromptVersion + 3 };
      const written = JSON.parse(JSON.stringify({ ...read(newer).data, concept }));
      const again = read(written);
      expect(again.data).toEqual({ ...data, ...unknown, concept, schemaVersion: currentPromptVersion + 3 });
      expect(again.notes.every(({ kind }) => kind === 'kept')).toBe(true);
    })
  );
});

test('reading twice is reading once, whatever the value', () => {
  const anyFields = fc.record(
    Object.fromEntries([...promptFieldNames, 'schemaVersion', 'lens'].map((name) => [name, fc.jsonValue()])),
    { requiredKeys: [] }
  );
  fc.assert(
    fc.property(anyFields, (value) => {
      fc.pre(Object.keys(value).some((name) => name in currentFormat.defaults));
      const { data } = read(value);
      expect(read(data).data).toEqual(data);
    })
  );
});

describe('a value of another type', () => {
  test('stands by with a stand-in in its place, and comes back to an app that can read it', () => {
    const newer = {
      ...defaultPromptData,
      duration: { seconds: 8 },
      mood: ['calm', 'blue'],
      shotTypes: 'wide'
    };
    const { data } = read(newer);
    expect(data).toMatchObject({ duration: 10, mood: 'calm, blue', shotTypes: ['wide'] });
    expect(notesOf(newer)).toEqual(['repaired shotTypes', 'repaired mood', 'repaired duration']);

    const lists: PromptFormat = { ...currentFormat, defaults: { ...currentFormat.defaults, mood: ['none'] } };
    const restored = read(JSON.parse(JSON.stringify(data)), lists);
    expect(restored.data.mood).toEqual(['calm', 'blue']);
    expect(restored.notes).toContainEqual({ kind: 'restored', field: 'mood' });
  });

  test('is given up once a person chose another value for the field', () => {
    const { data } = read({ ...defaultPromptData, duration: { seconds: 8 } });
    const changed = read({ ...data, duration: 6 }).data;
    expect(changed.duration).toBe(6);
    expect(JSON.stringify(changed)).not.toContain('seconds');
  });

  test('of any kind leaves every field with a value of its type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...promptFieldNames), fc.jsonValue(), (field, value) => {
        const { data } = read({ ...defaultPromptData, [field]: value });
        const expected = defaultPromptData[field];
        expect(Array.isArray(data[field])).toBe(Array.isArray(expected));
        expect(typeof data[field]).toBe(typeof expected);
      })
    );
  });
});

test('a choice this version does not know is text, and stays', () => {
  const newer = { ...defaultPromptData, cameraMovement: 'gimbal-waltz', model: 'veo-9' };
  expect(read(newer)).toMatchObject({ data: newer, notes: [] });
});

test('values of an older version are upgraded, step by step', () => {
  const format: PromptFormat = {
    version: 3,
    defaults: { ...currentFormat.defaults, lens: '50 mm', seconds: 10 },
    upgrades: [
      (values) => ({ ...values, seconds: values['duration'] }),
      (values) => ({ ...values, lens: values['lens'] ?? '35 mm' })
    ]
  };
  expect(read({ ...defaultPromptData, duration: 6 }, format).data).toMatchObject({
    seconds: 6,
    lens: '35 mm',
    schemaVersion: 3
  });
  const atTwo = { ...defaultPromptData, schemaVersion: 2, seconds: 4 };
  expect(read(atTwo, format).data).toMatchObject({ seconds: 4, lens: '35 mm' });
});

test.each([[null], [undefined], ['text'], [7], [[]]])('%j is no prompt', (value) => {
  expect(readPromptData(value)).toEqual({ ok: false, reason: 'not-an-object' });
});

test('an object without a field of a prompt is no prompt', () => {
  expect(readPromptData({ schemaVersion: 1, a: 1 })).toEqual({ ok: false, reason: 'no-known-field' });
});

describe('what is not understood is kept within limits', () => {
  const { fields, characters, depth } = unknownFieldLimits;
  const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);

  test('so many fields', () => {
    const many = Object.fromEntries(Array.from({ length: fields + 5 }, (_, index) => [`x${index}`, index]));
    const { data, notes } = read({ ...defaultPromptData, ...many });
    expect(Object.keys(data)).toHaveLength(promptFieldNames.length + 1 + fields);
    expect(notes.filter(({ kind }) => kind === 'dropped')).toHaveLength(5);
  });

  test('so many characters', () => {
    const large = { ...defaultPromptData, small: 'a', large: 'x'.repeat(characters) };
    expect(notesOf(large)).toEqual(['dropped large', 'kept small']);
  });

  test('so deep, and no deeper than the stack', () => {
    expect(notesOf({ ...defaultPromptData, deep: nest(depth + 2) })).toEqual(['dropped deep']);
    expect(notesOf({ ...defaultPromptData, deep: nest(3000) })).toEqual(['dropped deep']);
    expect(notesOf({ ...defaultPromptData, flat: nest(depth - 2) })).toEqual(['kept flat']);
  });

  test('never a prototype', () => {
    const value: unknown = JSON.parse(`{"concept":"a","__proto__":{"mood":"bad"}}`);
    expect(read(value).data.mood).toBe(defaultPromptData.mood);
  });
});

test('half of the fields make an unlabeled object a prompt', () => {
  expect(isPromptLike(defaultPromptData)).toBe(true);
  expect(isPromptLike({ mood: 'calm', duration: 8, model: 'veo-3' })).toBe(false);
  expect(isPromptLike(null)).toBe(false);
});

test('a clip of no length has the default length', () => {
  const { data } = read({ ...defaultPromptData, duration: 0 });
  expect(data.duration).toBe(defaultPromptData.duration);
  expect(read(data).data).toEqual(data);
});
