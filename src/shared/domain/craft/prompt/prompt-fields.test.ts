import { describe, expect, test } from 'vitest';
import {
  choiceLabel,
  findField,
  isOutOfRange,
  normalizeResolution,
  promptFields,
  promptGroups
} from './prompt-fields.ts';

const labelsOf = (group: string) =>
  promptFields.filter((field) => field.group === group).map((field) => field.label);

test('the fields stand in their groups under the names of the product', () => {
  expect(Object.fromEntries(promptGroups.map(({ id }) => [id, labelsOf(id)]))).toEqual({
    story: ['Concept', 'Main subject', 'Action', 'Setting'],
    camera: ['Camera movement', 'Shot types', 'Transitions'],
    look: ['Cinematic style', 'Color grading', 'Mood', 'Visual effects'],
    dialogue: ['Language', 'Dialogue', 'Voice style', 'Subtitles'],
    sound: ['Music style', 'Sound effects', 'Ambient sounds', 'Audio mix'],
    output: [
      'Duration',
      'Frame rate',
      'Resolution',
      'Aspect ratio',
      'Quality',
      'Model',
      'Additional parameters'
    ]
  });
  expect(promptFields.map((field) => field.group)).toEqual(
    promptGroups.flatMap(({ id }) => labelsOf(id).map(() => id))
  );
});

test('no list of choices repeats itself', () => {
  const repeating = promptFields.filter(
    (field) => 'choices' in field && new Set<unknown>(field.choices).size < field.choices.length
  );
  expect(repeating).toEqual([]);
});

describe('choice labels', () => {
  test.each([
    ['medium-shot', 'Medium shot'],
    ['close-up', 'Close-up'],
    ['over-the-shoulder-shot', 'Over-the-shoulder shot'],
    ['dutch-angle', 'Dutch angle'],
    ['rnb', 'R&B'],
    ['static', 'Static'],
    ['quick-cuts', 'Quick cuts'],
    ['veo-3-fast', 'veo-3-fast'],
    ['16:9', '16:9'],
    ['4K', '4K'],
    ['English', 'English'],
    ['my Own words', 'my Own words']
  ])('%s reads %s', (value, label) => {
    expect(choiceLabel(value)).toBe(label);
  });
});

test('numbers outside the advised range are marked, those on its edges are not', () => {
  expect([0, 1, 180, 181].map((value) => isOutOfRange('duration', value))).toEqual([
    true,
    false,
    false,
    true
  ]);
  expect([23, 24, 60, 61].map((value) => isOutOfRange('frameRate', value))).toEqual([
    true,
    false,
    false,
    true
  ]);
  expect([0, 1, 10, 11].map((value) => isOutOfRange('quality', value))).toEqual([true, false, false, true]);
  expect(isOutOfRange('concept', 'anything')).toBe(false);
});

test('4k is accepted and 4K is canonical', () => {
  expect(['4k', ' 4K ', '1080P', '8K'].map(normalizeResolution)).toEqual(['4K', '4K', '1080p', '8K']);
});

test('a name that is no field is not found', () => {
  expect(findField('concept')?.label).toBe('Concept');
  expect(findField('toString')).toBeUndefined();
});
