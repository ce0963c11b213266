import { afterAll, expect, test } from 'vitest';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { writePromptFile } from '#shared/domain/craft/transfer/prompt-file.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { runCliInProcess, makeFolder } from './call-cli.ts';

const folder = makeFolder();
afterAll(folder.remove);

const data = { ...defaultPromptData, mainSubject: 'an old keeper', model: 'veo-3.1', duration: 8, lens: 35 };
const file = folder.write('keeper.vprompt', writePromptFile({ name: 'Keeper', data }));
const vary = ['--vary', 'aspectRatio=16:9,9:16', '--vary', 'mood=Tense,calm'];

test('every combination comes as text under its name, as prompt data and as a table', async () => {
  const [text, json, csv] = await Promise.all(
    ['text', 'json', 'csv'].map((form) => runCliInProcess(['matrix', file, ...vary, '--as', form]))
  );
  expect([text, json, csv].map((ended) => ended?.code)).toEqual([0, 0, 0]);
  expect(text?.stdout.match(/^# .+$/gm)).toEqual([
    '# Keeper — 16:9 · tense',
    '# Keeper — 16:9 · calm',
    '# Keeper — 9:16 · tense',
    '# Keeper — 9:16 · calm'
  ]);
  expect((await runCliInProcess(['matrix', file, ...vary])).stdout).toBe(text?.stdout);
  expect(JSON.parse(json?.stdout ?? '')[3]).toEqual({ ...data, aspectRatio: '9:16', mood: 'calm' });
  const [header, first] = readCsv(csv?.stdout ?? '');
  expect(header).toEqual(['Name', 'Aspect ratio', 'Mood', 'Score', 'Errors', 'Prompt']);
  expect(first?.slice(0, 3)).toEqual(['Keeper — 16:9 · tense', '16:9', 'tense']);
});

test('what is refused is told on standard error and by the exit code', async () => {
  const { code, stdout, stderr } = await runCliInProcess([
    'matrix',
    file,
    '--vary',
    'duration=8,10',
    '--as',
    'csv'
  ]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Keeper — 10 s: 10 s .+\.$/);
  expect(readCsv(stdout).map((row) => row[0])).toEqual(['Name', 'Keeper — 8 s', 'Keeper — 10 s']);
});

test('--json reports on each prompt, for the model it names or the one that is asked for', async () => {
  const own = await runCliInProcess(['matrix', file, '--vary', 'model=Veo 3.1,kling-3', '--json']);
  const one = await runCliInProcess([
    'matrix',
    file,
    '--vary',
    'duration=8,10',
    '--for',
    'kling-3',
    '--json'
  ]);
  expect(JSON.parse(own.stdout)).toMatchObject([
    { name: 'Keeper — veo-3.1', modelId: 'veo-3.1', score: expect.any(Number), promptData: data },
    { modelId: 'kling-3', promptData: { ...data, model: 'kling-3' } }
  ]);
  expect(one.code).toBe(0);
  expect(JSON.parse(one.stdout)).toMatchObject([
    { modelId: 'kling-3', promptData: { model: 'veo-3.1' } },
    { modelId: 'kling-3', promptData: { duration: 10 } }
  ]);
});

test('a comma can be part of a value, and a list has its items joined by plus', async () => {
  const args = ['matrix', file, '--vary', 'setting=at sea\\, by night,at dawn'];
  const { stdout } = await runCliInProcess([
    ...args,
    '--vary',
    'shotTypes=Close-up+two-shot',
    '--as',
    'json'
  ]);
  expect(JSON.parse(stdout)).toMatchObject([
    { setting: 'at sea, by night', shotTypes: ['close-up', 'two-shot'] },
    { setting: 'at dawn' }
  ]);
});

test.each([
  [[file], 'Choose a field to vary.'],
  [[file, '--vary', 'mood'], '--vary takes FIELD=VALUES, not "mood".'],
  [[file, '--vary', 'lens=35'], 'No field is called "lens".'],
  [[file, '--vary', 'mood=,'], 'Give Mood at least one value.'],
  [[file, '--vary', 'duration=long'], 'Duration takes numbers, not "long".'],
  [[file, '--vary', 'model=mine'], /^No model is called "mine"\. /],
  [
    [file, '--vary', 'model=kling-3', '--for', 'veo-3.1'],
    'This varies the model, so each prompt is checked for its own. Leave --for out.'
  ],
  [[file, ...vary, '--for', 'veo-3.1,kling-3'], '--for takes one model, not 2.'],
  [[file, ...vary, '--as', 'xml'], '--as takes text, csv, json, not "xml".'],
  [
    [file, ...vary, '--vary', 'quality=1,2', '--vary', 'subtitles=on'],
    'A matrix varies at most 3 fields, not 4.'
  ],
  [
    [file, '--vary', `quality=${Array.from({ length: 51 }, (_, index) => index).join()}`],
    '51 prompts: a matrix holds at most 50.'
  ],
  [vary, 'Name a file, or - for standard input.']
])('%j cannot be done', async (args, line) => {
  const { code, stdout, stderr } = await runCliInProcess(['matrix', ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(
    line instanceof RegExp ? line : new RegExp(`^${line.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  );
});
