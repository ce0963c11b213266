import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { findField } from '../prompt/prompt-fields.ts';
import { readAxis, showAxisValue, spellValue } from './axis.ts';

function getField(name: string) {
  const field = findField(name);
  if (field === undefined) throw new Error(`No field ${name}`);
  return field;
}

test.each([
  [
    'cameraMovement',
    ['Push in', 'push-in', 'through a keyhole'],
    ['push-in', 'push-in', 'through a keyhole']
  ],
  ['shotTypes', ['Close-up + Wide shot', 'aerial-shot'], [['close-up', 'wide-shot'], ['aerial-shot']]],
  ['duration', ['4', ' 8.5 '], [4, 8.5]],
  ['subtitles', ['On', 'no'], [true, false]],
  ['resolution', ['4k', '720p'], ['4K', '720p']],
  ['concept', ['a storm, at sea '], ['a storm, at sea ']]
])('reads what is typed for %s', (name, texts, values) => {
  expect(readAxis(getField(name), texts)).toEqual({ ok: true, value: { field: name, values } });
});

test('says which value it cannot read', () => {
  const refuse = (field: 'duration' | 'subtitles', texts: readonly string[]): string => {
    const read = readAxis(getField(field), texts);
    return read.ok ? '' : String(read.error);
  };
  expect(refuse('duration', ['4', 'long'])).toBe('Duration takes numbers, not "long".');
  expect(refuse('duration', [' '])).toBe('Duration takes numbers, not "".');
  expect(refuse('duration', ['4', '0'])).toBe('Duration must be more than zero');
  expect(refuse('subtitles', ['maybe'])).toBe('Subtitles is on or off, not "maybe".');
});

test('spells what a field holds so that it is read back', () => {
  const data = buildPrompt({ duration: 12, subtitles: true, shotTypes: ['close-up', 'through glass'] });
  for (const name of ['duration', 'subtitles', 'shotTypes', 'mood', 'concept'] as const) {
    expect(readAxis(getField(name), [spellValue(getField(name), data)])).toEqual({
      ok: true,
      value: { field: name, values: [data[name]] }
    });
  }
});

test('shows a value short enough for a name, with what it needs to be understood', () => {
  expect(showAxisValue('aspectRatio', '21:9')).toBe('21:9');
  expect(showAxisValue('frameRate', 24)).toBe('24 fps');
  expect(showAxisValue('quality', 7)).toBe('quality 7');
  expect(showAxisValue('subtitles', false)).toBe('subtitles off');
  expect(showAxisValue('shotTypes', ['close-up', 'wide-shot'])).toBe('close-up + wide-shot');
  expect(showAxisValue('shotTypes', [])).toBe('no shot types');
  expect(showAxisValue('action', `runs\n${'fast '.repeat(40)}`)).toMatch(/^runs fast .{37}…$/);
});
