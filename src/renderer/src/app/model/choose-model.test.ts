import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { connectStores, createCrossFeatureActions } from './cross-feature-actions.ts';

const veo31 = builtInRegistry.models.find(({ id }) => id === 'veo-3.1');

async function start() {
  // A hidden page makes no frames to wait for.
  vi.stubGlobal('document', { hidden: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const model = createTestAppModel(createMemoryPlatform());
  connectStores(model);
  await Promise.all([model.builder.getState().load(), model.preferences.getState().load()]);
  return { ...model, flows: createCrossFeatureActions(model, () => undefined) };
}

test('a default model that nobody chose has nothing found against it until the question is put aside', async () => {
  const { builder, fit, modelQuestion } = await start();
  builder.getState().editField('concept', 'A harbor at night');
  fit.getState().start();
  fit.getState().check(builder.getState().document);
  await expect.poll(() => fit.getState().report).toMatchObject({ summary: '', analysis: null });
  modelQuestion.getState().dismiss();
  await expect.poll(() => fit.getState().report?.summary).toMatch(/^Veo 3 will reject this/);
});

test('the answer opens new prompts for that model, moves the open one, and is undone in one step', async () => {
  const { builder, preferences, flows } = await start();
  if (veo31 === undefined) throw new Error('No Veo 3.1');
  builder.getState().editField('concept', 'A harbor at night');
  const before = builder.getState().document;
  await flows.chooseModel(veo31);
  expect(preferences.getState().preferences.ui.newPromptModel).toBe('veo-3.1');
  expect(builder.getState().document.data).toMatchObject({
    concept: 'A harbor at night',
    model: 'veo-3.1',
    duration: 8
  });
  await builder.getState().resetPrompt();
  expect(builder.getState().document.data).toEqual({ ...defaultPromptData, model: 'veo-3.1', duration: 8 });
  builder.getState().undo();
  builder.getState().undo();
  expect(builder.getState().document).toEqual(before);
});

test('without an answer a new prompt is the one of the spec', async () => {
  const { builder } = await start();
  builder.getState().editField('concept', 'A harbor at night');
  await builder.getState().resetPrompt();
  expect(builder.getState().document.data).toEqual(defaultPromptData);
});
