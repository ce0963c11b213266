import { expect, test } from 'vitest';
import { rateConfidence } from './certainty.ts';
import { parsePaste } from './parse-paste.ts';

const certaintyOf = (text: string, field: string) => {
  const parsed = parsePaste(text);
  if (!parsed.ok) throw new Error(String(parsed.error));
  const found = parsed.value.found.find((one) => one.field === field);
  return found && rateConfidence(found.confidence);
};

test('a label makes sure, a known word makes likely, the place in a sentence is a guess', () => {
  expect(certaintyOf('Mood: tense', 'mood')).toBe('sure');
  expect(certaintyOf('{"mood": "tense"}', 'mood')).toBe('sure');
  expect(certaintyOf('Medium shot, slow dolly in. A fox runs.', 'shotTypes')).toBe('likely');
  expect(certaintyOf('A tired nurse leans against a wall in an empty corridor.', 'setting')).toBe('guess');
});
