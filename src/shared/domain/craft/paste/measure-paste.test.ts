// The parser measured on prompts as people paste them.
import { expect, test } from 'vitest';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { measurePaste } from '#tests/support/pasted-prompts/measure-paste.ts';

test('finds what a person would fill in, and little else', () => {
  const { fixtures, precision, recall } = measurePaste(pastedPrompts);
  expect(fixtures).toBeGreaterThanOrEqual(40);
  expect(precision).toBeGreaterThan(0.9);
  expect(recall).toBeGreaterThan(0.9);
});

test('each field is right and found in at least four of five prompts', () => {
  const weak = measurePaste(pastedPrompts).fields.filter(
    ({ precision, recall }) => (precision ?? 1) < 0.8 || (recall ?? 1) < 0.8
  );
  expect(weak.map(({ field, mistakes }) => ({ field, mistakes }))).toEqual([]);
});
