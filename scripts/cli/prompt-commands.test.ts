import { afterAll, describe, expect, test } from 'vitest';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { writePackFile } from '#shared/domain/craft/transfer/pack-file.ts';
import { writePromptFile } from '#shared/domain/craft/transfer/prompt-file.ts';
import { makeFolder, runCliInProcess } from './call-cli.ts';

const folder = makeFolder();
afterAll(folder.remove);

const keeper: PromptData = {
  ...defaultPromptData,
  mainSubject: 'an old lighthouse keeper in yellow oilskins',
  action: 'lifts a green bottle out of the surf and pulls the cork',
  setting: 'on a stony beach at first light',
  dialogue: 'Keeper: It was meant for me.',
  ambientSounds: 'ocean-waves'
};
const legal: PromptData = { ...keeper, model: 'veo-3.1', duration: 8 };
const plain = folder.write('keeper.json', JSON.stringify(keeper));
const fine = folder.write('fine.vprompt', writePromptFile({ name: 'The bottle', data: legal }));

describe('check', () => {
  test('the default prompt is refused by its own model, with findings and an exit code of 1', async () => {
    const { code, stdout, stderr } = await runCliInProcess(['check', plain]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^veo-3: \d+ of 100/);
    expect(stdout).toMatch(/^ {2}error +duration-unsupported +.+ Fix: Set 8 s\.$/m);
  });

  test('a prompt without errors ends with 0 and tells what an attempt costs', async () => {
    const { code, stdout } = await runCliInProcess(['check', fine]);
    expect(code).toBe(0);
    expect(stdout).toContain('about $3.20 an attempt (prices of 2026-11-20)');
  });

  test('one error among several models is enough', async () => {
    const { code, stdout } = await runCliInProcess(['check', plain, '--for', 'kling-4,veo-3.1', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { modelId: 'kling-4', score: expect.any(Number) },
      {
        modelId: 'veo-3.1',
        cost: { usd: 3.2, checkedOn: '2026-11-20', confidence: 'B' },
        findings: expect.arrayContaining([
          expect.objectContaining({
            ruleId: 'duration-unsupported',
            severity: 'error',
            fields: ['duration'],
            fix: { label: 'Set 8 s', data: { ...keeper, duration: 8 } }
          })
        ])
      }
    ]);
  });
});

describe('compile', () => {
  test('one model gives its text alone, and the losses beside it', async () => {
    const { code, stdout, stderr } = await runCliInProcess(['compile', fine, '--for', 'runway-gen4.5']);
    expect(code).toBe(0);
    expect(stdout).toContain('lighthouse keeper');
    expect(stdout).not.toContain('##');
    expect(stderr).toMatch(/^runway-gen4\.5: dialogue dropped\. .+$/m);
  });

  test('several models are told apart', async () => {
    const { stdout } = await runCliInProcess(['compile', fine, '--for', 'veo-3.1, kling-3,veo-3.1']);
    expect(stdout.match(/^## .+$/gm)).toEqual(['## veo-3.1', '## kling-3']);
  });

  test('a payload is what the API takes, one alone or by model', async () => {
    const alone = await runCliInProcess(['compile', fine, '--as', 'payload']);
    const both = await runCliInProcess(['compile', fine, '--as', 'payload', '--for', 'veo-3.1,kling-4']);
    expect(Object.keys(JSON.parse(both.stdout))).toEqual(['veo-3.1', 'kling-4']);
    expect(JSON.parse(both.stdout)['veo-3.1']).toEqual(JSON.parse(alone.stdout));
  });

  test('--json gives every form and the losses, or the one form asked for', async () => {
    const all = await runCliInProcess(['compile', fine, '--json']);
    const one = await runCliInProcess(['compile', fine, '--json', '--as', 'text']);
    expect(Object.keys(JSON.parse(all.stdout)[0])).toEqual(['modelId', 'text', 'json', 'payload', 'losses']);
    expect(Object.keys(JSON.parse(one.stdout)[0])).toEqual(['modelId', 'text', 'losses']);
    expect(all.stderr).toBe('');
  });
});

describe('plan', () => {
  const long = folder.write('long.json', JSON.stringify({ ...legal, duration: 30, resolution: '720p' }));

  test('a long prompt becomes clips of legal lengths', async () => {
    const { code, stdout } = await runCliInProcess(['plan', long, '--as', 'json']);
    const [plan] = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(plan).toMatchObject({ modelId: 'veo-3.1', totalSeconds: 30 });
    const sum = plan.clips.reduce((total: number, clip: { seconds: number }) => total + clip.seconds, 0);
    expect(sum).toBe(30);
    expect((await runCliInProcess(['plan', long, '--json'])).stdout).toBe(stdout);
  });

  test('a plan is a storyboard, a shot list or subtitles', async () => {
    const [markdown, csv, srt] = await Promise.all(
      ['markdown', 'csv', 'srt'].map((form) => runCliInProcess(['plan', long, '--as', form]))
    );
    expect(markdown?.stdout).toMatch(/^# long\n\nveo-3\.1 · 30 s/);
    expect(csv?.stdout).toMatch(/^Number,Take,Kind,.+\r\n1,1,clip,0,/);
    expect(srt?.stdout).toMatch(/^1\r\n00:00:\d\d,\d{3} --> .+\r\nIt was meant for me\.\r\n/);
    expect((await runCliInProcess(['plan', long])).stdout).toBe(markdown?.stdout);
  });
});

test('a prompt in a pipe: written, parsed back, checked', async () => {
  const text = (await runCliInProcess(['compile', fine])).stdout;
  const parsed = await runCliInProcess(['parse', '-', '--json'], text);
  const { data, found } = JSON.parse(parsed.stdout);
  expect(found.length).toBeGreaterThan(3);
  expect((await runCliInProcess(['parse', '-'], text)).stdout).toBe(JSON.stringify(data, null, 2));
  expect((await runCliInProcess(['check', '-', '--for', 'kling-3'], JSON.stringify(data))).code).not.toBe(2);
});

test('a prompt cannot give orders to the terminal, and JSON keeps its every character', async () => {
  const sly = { ...legal, setting: 'by the \u001B[2J sea \u009B1m', extra: '\u009B\u202E' };
  const path = folder.write('sly.vprompt', writePromptFile({ name: 'a\u001Bb', data: sly }));
  for (const args of [
    ['check'],
    ['compile'],
    ['compile', '--json'],
    ['plan'],
    ['plan', '--as', 'csv'],
    ['parse']
  ]) {
    const { code, stdout, stderr } = await runCliInProcess([...args, path]);
    expect(code).toBe(0);
    expect(stdout + stderr).not.toMatch(/(?![\r\n\t])\p{Cc}/u);
  }
  expect(JSON.parse((await runCliInProcess(['parse', path])).stdout)).toEqual(sly);
});

test.each([
  ['a pack', writePackFile({ history: [], templates: [], marks: [] }), /^x\.json holds many prompts\. /],
  [
    'half a prompt',
    '{\n  "concept": 7\n}',
    /^x\.json, line \d: \w+ (is missing|must be a text in double quotes)\.$/
  ],
  ['prose', 'A fox.', /^x\.json is not valid JSON\. /],
  ['nothing', '', /^x\.json is empty\.$/],
  ['a deep prompt', `{"format":${'['.repeat(5000)}${']'.repeat(5000)}}`, /^x\.json is nested too deeply/],
  [
    'no model',
    JSON.stringify({ ...keeper, model: '' }),
    /^The prompt names no model\. Name one with --for\.$/
  ],
  ['a model of their own', JSON.stringify({ ...keeper, model: 'mine' }), /^No model is called "mine"\. /]
])('%s cannot be used as a prompt', async (_, content, line) => {
  const { code, stdout, stderr } = await runCliInProcess(['compile', folder.write('x.json', content)]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(line);
});

test.each([
  [['compile', fine, '--as', 'xml'], '--as takes text, json, payload, not "xml".'],
  [['plan', fine, '--as', 'csv', '--for', 'veo-3.1,kling-3'], '--as csv takes one model, not 2.'],
  [['check', fine, '--for', ' , '], '--for needs the name of a model.'],
  [['parse', folder.write('blank.txt', ' \n ')], 'There is no text in this.']
])('%j cannot be done', async (args, stderr) => {
  expect(await runCliInProcess(args)).toEqual({ code: 2, stdout: '', stderr });
});
