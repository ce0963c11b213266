import { expect, test } from 'vitest';
import { isWholePrompt } from './is-whole-prompt.ts';

test('a whole prompt is structured, labelled or long', () => {
  expect(isWholePrompt('{"scene": "a harbour"}')).toBe(true);
  expect(isWholePrompt('Subject: a fox\nMood: tense')).toBe(true);
  expect(isWholePrompt('- **Subject**: a fox\n- **Camera**: pan')).toBe(true);
  expect(isWholePrompt('## Scene\nA fox\n## Camera\nPan')).toBe(true);
  expect(isWholePrompt('A fox runs. '.repeat(26))).toBe(true);
});

test('a single idea is none', () => {
  for (const idea of [
    '',
    'A fox runs through snow.',
    'Note: a fox\nruns through snow',
    '[whispered] hello'
  ]) {
    expect(isWholePrompt(idea)).toBe(false);
  }
});
