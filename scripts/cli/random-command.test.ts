import { expect, test } from 'vitest';
import { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { runCliInProcess } from './call-cli.ts';

test('the same seed gives the same bytes, another seed others', async () => {
  const [first, again, other] = await Promise.all(
    ['7', '7', '8'].map((seed) => runCliInProcess(['random', '--seed', seed]))
  );
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(again?.stdout).toBe(first?.stdout);
  expect(other?.stdout).not.toBe(first?.stdout);
  expect(PromptData.safeParse(JSON.parse(first?.stdout ?? '')).success).toBe(true);
});

test('without a seed one is told, and with it the roll can be repeated', async () => {
  const { stdout, stderr } = await runCliInProcess(['random']);
  const seed = /^Seed (\d+)$/.exec(stderr)?.[1] ?? '';
  expect((await runCliInProcess(['random', '--seed', seed])).stdout).toBe(stdout);
});

test('many prompts come one a line, and all are legal for the model', async () => {
  const { stdout } = await runCliInProcess(['random', '--seed', '1', '--count', '25', '--legal', 'veo-3.1']);
  const prompts: PromptData[] = stdout.split('\n').map((line) => JSON.parse(line));
  expect(prompts).toHaveLength(25);
  for (const { duration, resolution, aspectRatio, model, frameRate } of prompts) {
    expect({ model, frameRate }).toEqual({ model: 'veo-3.1', frameRate: 24 });
    expect([4, 6, 8]).toContain(duration);
    expect(['16:9', '9:16']).toContain(aspectRatio);
    expect(duration === 8 || resolution === '720p').toBe(true);
  }
  const checked = await runCliInProcess(['check', '-'], JSON.stringify(prompts[0]));
  expect(checked.code).toBe(0);
});

test('as JSON the seed comes along', async () => {
  const { stdout } = await runCliInProcess(['random', '--seed', '5', '--count', '2', '--json']);
  expect(JSON.parse(stdout)).toEqual({ seed: 5, prompts: [expect.any(Object), expect.any(Object)] });
});

test.each([
  [['--seed', '-1'], "Option '--seed' argument is ambiguous. --help shows how random is used."],
  [['--seed', '1.5'], '--seed takes a whole number from 0 to 4294967295, not "1.5".'],
  [['--seed', '4294967296'], '--seed takes a whole number from 0 to 4294967295, not "4294967296".'],
  [['--count', '0'], '--count takes a whole number from 1 to 10000, not "0".'],
  [['--legal', 'veo-9'], 'No model is called "veo-9". The command models lists those there are.']
])('%j cannot be used', async (args, stderr) => {
  expect(await runCliInProcess(['random', ...args])).toEqual({ code: 2, stdout: '', stderr });
});
