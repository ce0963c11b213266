import { expect, test } from 'vitest';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { createMatrixStore } from './matrix-store.ts';

function getField(name: string) {
  const field = findField(name);
  if (field === undefined) throw new Error(`No field ${name}`);
  return field;
}
const [mood, duration] = [getField('mood'), getField('duration')];

test('a field begins with the value it has, and an empty one with none', () => {
  const store = createMatrixStore();
  store.getState().addField(duration, buildPrompt({ duration: 8 }));
  store.getState().addField(mood, buildPrompt({ mood: ' ' }));
  expect(store.getState().drafts).toEqual([
    { field: duration, texts: ['8'] },
    { field: mood, texts: [] }
  ]);
  store.getState().setTexts(duration, ['8', '4']);
  store.getState().removeField(mood);
  expect(store.getState().drafts).toEqual([{ field: duration, texts: ['8', '4'] }]);
});

test('a matrix made anew has nothing selected, and its fields are kept when they are changed', () => {
  const store = createMatrixStore();
  const made = { source: { name: 'Harbour', data: buildPrompt() }, axes: [] };
  store.getState().addField(mood, buildPrompt({ mood: 'calm' }));
  store.getState().make(made);
  store.getState().select([0, 2, 3], true);
  store.getState().select([2], false);
  expect([...store.getState().selected]).toEqual([0, 3]);
  store.getState().make(made);
  expect(store.getState().selected.size).toBe(0);
  store.getState().changeFields();
  expect(store.getState()).toMatchObject({ made: null, drafts: [{ field: mood, texts: ['calm'] }] });
});
