import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import type { Model } from '../../model/model.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { retarget } from './retarget.ts';

function getModel(id: string): Model {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`No model ${id}`);
  return model;
}

const move = (data: PromptData, from: string, to: string) =>
  retarget({ name: 'Storm', data }, getModel(from), getModel(to));

test('a prompt for a retired model moves with the fewest changes, each with its reason', () => {
  const { changes } = move(buildPrompt(), 'veo-3', 'veo-3.1');
  expect(changes.map((change) => ({ ...change, why: String(change.why) }))).toEqual([
    {
      field: 'duration',
      label: 'Duration',
      before: '10 s',
      after: '8 s',
      why: 'Veo 3.1 takes 4, 6 or 8 s, so 10 s becomes 8 s. The clip plan has room for the rest.'
    },
    {
      field: 'model',
      label: 'Model',
      before: 'Veo 3',
      after: 'Veo 3.1',
      why: 'Veo 3 ended on 2026-06-30.'
    }
  ]);
});

test('every setting the new model does not take becomes the nearest it does', () => {
  const { document, changes } = move(
    buildPrompt({ duration: 60, frameRate: 60, resolution: '1440p', aspectRatio: '21:9', concept: 'Storm' }),
    'veo-3',
    'gemini-omni-flash'
  );
  expect(document.data).toMatchObject({
    model: 'gemini-omni-flash',
    duration: 10,
    frameRate: 24,
    resolution: '1080p',
    aspectRatio: '16:9',
    concept: 'Storm'
  });
  expect(changes.map(({ field }) => field)).toEqual([
    'duration',
    'frameRate',
    'resolution',
    'aspectRatio',
    'model'
  ]);
});

test('a clip too short for its resolution keeps its length and gives up the resolution', () => {
  const { document, changes } = move(buildPrompt({ duration: 4, resolution: '4K' }), 'veo-3', 'veo-3.1');
  expect(document.data).toMatchObject({ duration: 4, resolution: '720p' });
  expect(changes.find(({ field }) => field === 'resolution')?.why.toString()).toBe(
    'Veo 3.1 gives 4K only at 8 s, and this clip takes 4 s.'
  );
});

test('the prompt that was given stays as it is, and what is unknown of a model is left alone', () => {
  const data = buildPrompt({ duration: 7, frameRate: 36, resolution: '', unknown: 1 });
  const before = structuredClone(data);
  const { document, changes } = move(data, 'runway-gen4.5', 'kling-3');
  expect(data).toEqual(before);
  expect(document).toEqual({ name: 'Storm', data: { ...data, model: 'kling-3' } });
  expect(changes.map(({ why }) => String(why))).toEqual(['Written for Kling 3 from here on.']);
});

test('a model that may end soon is said to', () => {
  const { changes } = move(buildPrompt({ duration: 8 }), 'veo-3.1', 'gemini-omni-flash');
  expect(changes.map(({ why }) => String(why))).toEqual(['Veo 3.1 may end from 2026-11-17.']);
});
