import { expect, test } from 'vitest';
import { defaultPromptData } from '../domain/craft/prompt/default-prompt.ts';
import { readAnsweredPrompts } from './stored-prompts.ts';

const { mood: _mood, ...older } = { ...defaultPromptData, concept: 'A storm' };
const newer = { ...older, weather: 'hail' };
const read = { ...newer, mood: defaultPromptData.mood };

test('a prompt opened at a server of another version gets what it lacks and keeps what it adds', () => {
  expect(readAnsweredPrompts('purchases.open', { id: 'pur_1', data: newer })).toEqual({
    id: 'pur_1',
    data: read
  });
});

test('so does each prompt of the showcase', () => {
  const answer = { items: [{ id: 'shw_1', data: newer }], nextCursor: null };
  for (const name of ['showcase.list', 'showcase.listPending'])
    expect(readAnsweredPrompts(name, answer)).toEqual({
      items: [{ id: 'shw_1', data: read }],
      nextCursor: null
    });
});

test('what holds no prompt stays as it came', () => {
  const answers = [null, 'no', { id: 'pur_1', data: 'no prompt' }, { id: 'pur_1' }];
  for (const answer of answers) expect(readAnsweredPrompts('purchases.open', answer)).toEqual(answer);
  expect(readAnsweredPrompts('listings.get', { data: older })).toEqual({ data: older });
});
