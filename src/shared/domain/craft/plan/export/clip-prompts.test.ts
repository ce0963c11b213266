import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStoryDocument } from '#tests/support/story-arbitrary.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { builtInRegistry, findModel } from '../../model/registry/registry.ts';
import type { PromptDocument } from '../../prompt/prompt.ts';
import { PackContent, writePackFile } from '../../transfer/pack-file.ts';
import { readFile } from '../../transfer/read-file.ts';
import { buildClipPack, listClipPrompts } from './clip-prompts.ts';
import { planClips } from '../plan-clips.ts';

function plan(document: PromptDocument) {
  const model = findModel(builtInRegistry, 'veo-3.1');
  if (model === undefined) throw new Error('No Veo');
  return planClips(document, model, builtInRegistry);
}

const document: PromptDocument = {
  name: 'Keeper',
  data: buildPrompt({ concept: 'A storm.', action: 'waits', duration: 24, lens: 35 })
};

test('each clip is a prompt that can be rendered as it is, and keeps what this version does not know', () => {
  const prompts = listClipPrompts(plan(document), document);
  expect(prompts.map(({ name }) => name)).toEqual([
    'Keeper, clip 1 of 3',
    'Keeper, clip 2 of 3',
    'Keeper, clip 3 of 3'
  ]);
  expect(prompts.map(({ data }) => data.action)).toEqual(['A storm. Waits', 'Waits', 'Waits']);
  expect(prompts[0]?.data).toMatchObject({
    concept: '',
    duration: 8,
    model: 'veo-3.1',
    resolution: '1080p',
    lens: 35
  });
  expect(listClipPrompts(plan({ ...document, name: ' ' }), { ...document, name: ' ' })[0]?.name).toBe(
    'Clip 1 of 3'
  );
});

test('the pack holds every clip in order and can be read back', () => {
  fc.assert(
    fc.property(anyStoryDocument, (story) => {
      const clips = plan(story);
      const content = buildClipPack(clips, story, 1_700_000_000_000);
      expect(PackContent.safeParse(content).success).toBe(true);
      expect(content.history.map(({ data }) => data.duration)).toEqual(
        clips.clips.map(({ seconds }) => seconds)
      );
      expect(new Set(content.history.map(({ id }) => id)).size).toBe(clips.clips.length);
    }),
    { numRuns: 30 }
  );
  const text = writePackFile(buildClipPack(plan(document), document, 1_700_000_000_000));
  expect(readFile({ name: 'a.vpack', bytes: text.length, text })).toMatchObject({
    ok: true,
    value: { kind: 'pack' }
  });
});
