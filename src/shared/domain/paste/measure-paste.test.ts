// The parser measured on prompts as people paste them.
import { expect, test } from 'vitest';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { measurePaste } from '#tests/support/pasted-prompts/measure-paste.ts';

const percent = (share: number | null): string =>
  share === null ? '   –' : `${Math.round(share * 100)} %`.padStart(5);

test('finds what a person would fill in, and little else', () => {
  const { fixtures, precision, recall, fields } = measurePaste(pastedPrompts);
  const rows = fields.map(
    (score) => `${score.field.padEnd(16)}${percent(score.precision)} ${percent(score.recall)}`
  );
  console.log(
    [
      `${fixtures} prompts       right  found`,
      ...rows,
      `${'all'.padEnd(16)}${percent(precision)} ${percent(recall)}`
    ].join('\n')
  );
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
