import { expect, test } from 'vitest';
import type { Severity } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { sentence } from '#shared/kit/sentence.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { arrangeRows, findWorst, gradeScore, isMadeOf, makeRows, pickRows } from './matrix-rows.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const source = {
  name: 'Harbour',
  data: buildPrompt({ mainSubject: 'an old keeper', action: 'lifts a bottle', setting: 'on a beach' })
};
const rows = makeRows(
  {
    source,
    axes: [
      { field: 'model', values: ['mine', 'veo-3.1'] },
      { field: 'duration', values: [10, 8] }
    ]
  },
  context
);

test('numbers the prompts as they were made and says what to mind about each', () => {
  expect(rows.map((row) => [row.place, ...row.labels, gradeScore(row)])).toEqual([
    [0, 'mine', '10 s', 'unknown'],
    [1, 'mine', '8 s', 'unknown'],
    [2, 'veo-3.1', '10 s', 'refused'],
    [3, 'veo-3.1', '8 s', 'look']
  ]);
  expect(rows.map((row) => findWorst(row)?.severity === 'error')).toEqual([false, false, true, false]);
});

test('the best come first, what could not be checked comes last, and the order is kept where it is equal', () => {
  const places = (isBestFirst: boolean, isSupportedOnly = false) =>
    arrangeRows(rows, { isBestFirst, isSupportedOnly }).map(({ place }) => place);
  expect(places(false)).toEqual([0, 1, 2, 3]);
  expect(places(true)).toEqual([3, 2, 0, 1]);
  expect(places(true, true)).toEqual([3]);
});

test('what is selected is taken, and everything shown where nothing is', () => {
  expect(pickRows(rows, new Set([1, 3]))).toEqual({ rows: [rows[1], rows[3]], isSelection: true });
  expect(pickRows(rows.slice(0, 2), new Set([3]))).toEqual({ rows: rows.slice(0, 2), isSelection: false });
});

test('a prompt with no more than remarks fits', () => {
  const [row] = rows.slice(2);
  if (row === undefined) throw new Error('No such row');
  const judgeFinding = (severity?: Severity) => {
    const findings =
      severity === undefined
        ? []
        : [{ ruleId: 'a', severity, fields: [], message: sentence`No.`, fix: null }];
    return gradeScore({ ...row, fit: row.fit && { ...row.fit, findings } });
  };
  expect(
    [undefined, 'info', 'warning', 'error'].map((severity) => judgeFinding(severity as Severity))
  ).toEqual(['fits', 'fits', 'look', 'refused']);
});

test('knows the prompt it was made of and its own, and no other', () => {
  const made = { source, axes: [] };
  expect(isMadeOf(source, made, rows)).toBe(true);
  expect(isMadeOf({ name: 'Another name', data: rows[3]?.document.data ?? source.data }, made, rows)).toBe(
    true
  );
  expect(isMadeOf({ ...source, data: { ...source.data, mood: 'tense' } }, made, rows)).toBe(false);
});
