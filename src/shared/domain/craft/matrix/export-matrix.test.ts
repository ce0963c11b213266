import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMatrix, makeMatrix } from '#tests/support/matrix-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { builtInRegistry } from '../model/registry/registry.ts';
import { parsePromptJson } from '../prompt/parse-prompt-json.ts';
import { writePromptText } from '../prompt/text/write-prompt.ts';
import { PackContent, writePackFile } from '../transfer/pack-file.ts';
import { readFile } from '../transfer/read-file.ts';
import type { MatrixAxis } from './axis.ts';
import { checkMatrix } from './check-matrix.ts';
import { buildMatrixPack, formatMatrixCsv, formatMatrixJson, formatMatrixText } from './export-matrix.ts';

const context = { registry: builtInRegistry, today: '2026-11-20' };
const axes: MatrixAxis[] = [
  { field: 'duration', values: [8, 10] },
  { field: 'mood', values: ['calm', '=HYPERLINK("http://x")'] }
];
const document = { name: 'Harbour', data: buildPrompt({ concept: 'A harbour', model: 'veo-3.1', lens: 35 }) };
const prompts = checkMatrix(makeMatrix(document, axes), context);

test('the table names each prompt, its values, its score, what is refused and the finished text', () => {
  const [header, first, sly, refused] = readCsv(formatMatrixCsv(prompts, ['duration', 'mood']));
  expect(header).toEqual(['Name', 'Duration', 'Mood', 'Score', 'Errors', 'Prompt']);
  const data = { ...document.data, duration: 8, mood: 'calm' };
  const score = String(prompts[0]?.fit?.score);
  expect(first).toEqual(['Harbour — 8 s · calm', '8 s', 'calm', score, '', writePromptText(data)]);
  expect(sly?.[2]).toBe('\'=HYPERLINK("http://x")');
  expect(refused?.[4]).toContain('10 s');
});

test('the table has as many records as prompts, whatever they hold', () => {
  fc.assert(
    fc.property(anyMatrix, (matrix) => {
      const made = checkMatrix(makeMatrix(matrix.document, matrix.axes), context);
      const fields = matrix.axes.map(({ field }) => field);
      const rows = readCsv(formatMatrixCsv(made, fields));
      expect(rows.map((row) => row.length)).toEqual(Array(made.length + 1).fill(fields.length + 4));
    }),
    { numRuns: 30 }
  );
});

test('JSON and pack give back the very prompts', () => {
  fc.assert(
    fc.property(anyMatrix, (matrix) => {
      const made = makeMatrix(matrix.document, matrix.axes);
      const data = made.map(({ document: { data: own } }) => own);
      const parsed: unknown = JSON.parse(formatMatrixJson(made));
      expect(parsed).toEqual(data);
      const [first] = parsed as unknown[];
      expect(parsePromptJson(JSON.stringify(first))).toEqual({ ok: true, value: data[0] });
      const content = buildMatrixPack(made, 1_700_000_000_000);
      expect(PackContent.safeParse(content).success).toBe(true);
      expect(content.history.map((entry) => entry.data)).toEqual(data);
      expect(new Set(content.history.map(({ id }) => id)).size).toBe(made.length);
    }),
    { numRuns: 30 }
  );
});

test('the pack is a file that can be imported, the first prompt at its top', () => {
  const text = writePackFile(buildMatrixPack(prompts, 1_700_000_000_000));
  const file = readFile({ name: 'harbour.vpack', bytes: text.length, text });
  expect(file).toMatchObject({
    ok: true,
    value: { kind: 'pack', content: { history: [{ name: 'Harbour — 8 s · calm' }, {}, {}, {}] } }
  });
});

test('as text every prompt stands under its name', () => {
  const text = formatMatrixText(prompts);
  expect(text.match(/^# .+$/gm)).toEqual(prompts.map(({ document: { name } }) => `# ${name}`));
  expect(
    text.startsWith(
      `# Harbour — 8 s · calm\n\n${writePromptText({ ...document.data, duration: 8, mood: 'calm' })}\n`
    )
  ).toBe(true);
  expect(formatMatrixJson([])).toBe('[]\n');
});
