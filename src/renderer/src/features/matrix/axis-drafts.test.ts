import { expect, test } from 'vitest';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { readDrafts, describeCombinations } from './axis-drafts.ts';

const document = { name: '', data: buildPrompt() };

function draft(name: string, ...texts: string[]) {
  const field = findField(name);
  if (field === undefined) throw new Error(`No field ${name}`);
  return { field, texts };
}

test('reads what is on screen, leaves out what is blank and says how many prompts it makes', () => {
  const drafts = [draft('mood', 'Tense', 'calm', 'Calm', ' '), draft('duration', '4', '8', '10')];
  const axes = readDrafts(drafts, document);
  expect(axes).toEqual({
    ok: true,
    value: [
      { field: 'mood', values: ['tense', 'calm', 'calm'] },
      { field: 'duration', values: [4, 8, 10] }
    ]
  });
  expect(describeCombinations(axes.ok ? axes.value : [])).toBe('2 × 3 = 6 prompts');
  expect(describeCombinations([{ field: 'mood', values: ['calm'] }])).toBe('1 prompt');
});

test('says what stands in the way', () => {
  expect(readDrafts([], document)).toEqual({ ok: false, error: 'Choose a field to vary.' });
  expect(readDrafts([draft('mood', ' ')], document)).toEqual({
    ok: false,
    error: 'Give Mood at least one value.'
  });
  expect(readDrafts([draft('duration', 'long')], document)).toMatchObject({ ok: false });
  const many = Array.from({ length: 26 }, (_, index) => `mood ${index}`);
  expect(readDrafts([draft('mood', ...many), draft('subtitles', 'on', 'off')], document)).toEqual({
    ok: false,
    error: '26 × 2 = 52 prompts: a matrix holds at most 50.'
  });
});
