import { expect, test } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { suggestFields, suggestValues } from './value-suggestions.ts';

function getField(name: string) {
  const field = findField(name);
  if (field === undefined) throw new Error(`No field ${name}`);
  return field;
}
const context = { registry: builtInRegistry, today: '2026-11-20' };
const offer = (name: string, ...texts: string[]) =>
  suggestValues(getField(name), { data: buildPrompt({ model: 'veo-3.1' }), texts, context });

test('offers the fields people vary first, and none that is taken', () => {
  const { first, others } = suggestFields([getField('mood'), getField('dialogue')]);
  expect(first.map(({ name }) => name)).toEqual([
    'cameraMovement',
    'aspectRatio',
    'model',
    'colorGrading',
    'duration'
  ]);
  expect(others).toHaveLength(19);
  expect(others.some(({ name }) => name === 'dialogue' || name === 'mood')).toBe(false);
});

test('offers the choices of a field by their labels, and names what was typed', () => {
  expect(offer('cameraMovement', 'push-in', 'through a keyhole').slice(-1)).toEqual([
    { value: 'through a keyhole', label: 'through a keyhole' }
  ]);
  expect(offer('cameraMovement')).toContainEqual({ value: 'push-in', label: 'Push in' });
  expect(offer('shotTypes', 'close-up + two-shot').at(-1)?.label).toBe('Close-up + Two-shot');
  expect(offer('subtitles').map(({ label }) => label)).toEqual(['On', 'Off']);
  expect(offer('concept', 'a storm')).toEqual([{ value: 'a storm', label: 'a storm' }]);
});

test('offers living models, and the lengths that the model takes before others', () => {
  const models = offer('model').map(({ value }) => value);
  expect(models).toContain('veo-3.1');
  expect(models).not.toContain('veo-3');
  expect(
    offer('duration')
      .slice(0, 4)
      .map(({ label }) => label)
  ).toEqual(['4 s', '6 s', '8 s', '5 s']);
});
