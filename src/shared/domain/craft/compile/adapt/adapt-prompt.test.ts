import { expect, test } from 'vitest';
import { keeper } from '#tests/support/compile-golden.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import type { PromptData, PromptField } from '../../prompt/prompt.ts';
import { compilePrompt } from '../compile.ts';

function compile(id: string, changes: Partial<PromptData>) {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  const compiled = compilePrompt({ name: '', data: { ...keeper, ...changes } }, model, builtInRegistry);
  const whyOf = (field: PromptField) => compiled.losses.find((loss) => loss.field === field)?.why.toString();
  return { ...compiled, whyOf };
}

test('parameters that Seedance 1.5 would read from the text are left out of it', () => {
  const { text, whyOf } = compile('seedance-1.5-pro', {
    additionalParams: 'Hold the pose --duration 10 --ratio 16:9 until the end.'
  });
  expect(text).toContain('Hold the pose until the end.');
  expect(whyOf('additionalParams')).toBe(
    'Seedance 1.5 Pro reads parameters such as --resolution from the text, so they are left out.'
  );
});

test('a full negative prompt says what it had no room for', () => {
  const items = Array.from({ length: 60 }, (_, index) => `unwanted thing ${index}`);
  const { payload, losses } = compile('wan-2.7', { additionalParams: `Avoid ${items.join(', ')}.` });
  const input = payload.input as { negative_prompt: string };
  expect(input.negative_prompt.length).toBeLessThanOrEqual(500);
  expect(input.negative_prompt.endsWith(`, ${items[25]}`)).toBe(true);
  expect(losses.filter(({ field }) => field === 'additionalParams').map(({ kind }) => kind)).toEqual([
    'moved',
    'softened'
  ]);
});

test('what Runway must not be told, and has no better words for, is dropped', () => {
  const { text, losses } = compile('runway-gen4.5', { additionalParams: 'No dragons.' });
  expect(text).not.toContain('dragons');
  expect(losses.find(({ field }) => field === 'additionalParams')?.kind).toBe('dropped');
});

test('a foreign language is told with the lines and is no loss', () => {
  const { text, whyOf } = compile('kling-2.6', { language: 'French', dialogue: 'Reste ici.' });
  expect(text).toContain('[The old man, weary voice, in French]: "Reste ici."');
  expect(whyOf('language')).toBeUndefined();
});

test('lines that say themselves who speaks are left as they are', () => {
  const { text, whyOf } = compile('kling-2.6', { dialogue: 'He turns and says, "Stay."' });
  expect(text).toContain('He turns and says, "Stay."');
  expect(whyOf('voiceStyle')).toBe('The lines say for themselves how they are spoken.');
});

test.each([
  ['veo-3.1', '4k', 'Veo 3.1 gives 4K only at 8 s, and this clip takes 4 s.'],
  [
    'veo-3.1',
    '1440p',
    'Veo 3.1 takes 720p, 1080p or 4K, not 1440p. Veo 3.1 gives 1080p only at 8 s, and this clip takes 4 s.'
  ],
  ['minimax-h3', '1440p', 'MiniMax H3 calls 1440p 2K.'],
  ['veo-3.1', '720P', undefined]
])('%s at 4 s and %s', (id, resolution, why) => {
  expect(compile(id, { duration: 4, resolution }).whyOf('resolution')).toBe(why);
});

test('a frame the vendor has in another resolution only keeps its ratio', () => {
  const { payload, whyOf } = compile('sora-2-pro', { resolution: '1024p', aspectRatio: '16:9' });
  expect(payload.size).toBe('1280x720');
  expect(whyOf('aspectRatio')).toBeUndefined();
  expect(whyOf('resolution')).toBe(
    'The request to Sora 2 Pro has no resolution; set it where the clip is made.'
  );
});

test('no frame is asked for where the prompt names no ratio', () => {
  expect(compile('wan-2.7', { aspectRatio: '' }).payload).toMatchObject({
    parameters: { duration: 8, prompt_extend: false }
  });
});

test('a seed is no part of the text', () => {
  const { text, whyOf } = compile('veo-3.1', {
    additionalParams: 'Seed: 42. Keep the horizon level. Plant a seed: hope.'
  });
  expect(text).not.toMatch(/42/);
  expect(text).toContain('Keep the horizon level. Plant a seed: hope.');
  expect(whyOf('additionalParams')).toBe('A seed is a setting of the request, so the text leaves it out.');
});
