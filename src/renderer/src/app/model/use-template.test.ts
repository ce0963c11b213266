import { expect, test } from 'vitest';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import { describeChanges } from '#shared/domain/craft/prompt/journal/describe-changes.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { joinTemplates } from '#shared/domain/craft/template/join-templates.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { createCrossFeatureActions } from './cross-feature-actions.ts';

const template = joinTemplates(builtInTemplates, [], []).find(({ name }) => name === 'TikTok Transition');

async function open(draft = resetPrompt(), newPromptModel = '') {
  if (template === undefined) throw new Error('No template');
  const platform = createMemoryPlatform();
  const model = createTestAppModel(platform);
  const { builder, preferences, notifications } = model;
  await Promise.all([builder.getState().load(), preferences.getState().load()]);
  await preferences.getState().change('ui', { newPromptModel });
  const document = { name: '', data: draft };
  builder.getState().replaceDocument({ label: 'Write', document });
  await createCrossFeatureActions(model, () => undefined).useTemplate(template);
  const [toast] = notifications.getState().toasts;
  return {
    builder: builder.getState,
    template,
    document,
    toast,
    undo: () => notifications.getState().runAction(toast?.id ?? ''),
    listHistory: async () => getValue(platform.device.history.list())
  };
}

const kite = buildPrompt({ concept: 'A kite over rooftops' });

test('a template that replaces a draft puts it into the history, and one press brings it back', async () => {
  const { builder, document, template: used, toast, undo, listHistory } = await open(kite);
  expect(builder().document.data).toEqual(used.promptData);
  expect((await listHistory()).map(({ data }) => data)).toEqual([kite]);
  expect(toast).toMatchObject({ title: 'Opened “TikTok Transition”', action: { label: 'Undo' } });
  expect(toast?.message).toBe('Your previous prompt is in History.');
  undo();
  expect(builder().document).toEqual(document);
  expect(builder().canRedo).toBe(true);
});

test('undo after further work loses neither the draft nor the work', async () => {
  const { builder, document, undo } = await open(kite);
  builder().editField('concept', 'A template of my own');
  undo();
  expect(builder().document).toEqual(document);
  builder().undo();
  expect(builder().document.data.concept).toBe('A template of my own');
});

test('an empty draft is replaced without a word', async () => {
  const { builder, template: used, toast, listHistory } = await open();
  expect(builder().document.data).toEqual(used.promptData);
  expect(toast).toBeUndefined();
  expect(await listHistory()).toEqual([]);
});

test('opens within the limits of the chosen model, and lists under Changes what that took', async () => {
  const { builder, toast } = await open(resetPrompt(), 'veo-3.1');
  expect(builder().document.data).toMatchObject({ model: 'veo-3.1', duration: 8, aspectRatio: '9:16' });
  const { baseline, document } = builder();
  expect(describeChanges(baseline.document, document).map(({ field }) => field)).toEqual([
    'duration',
    'frameRate',
    'model'
  ]);
  expect(toast?.message).toBe('2 settings changed for Veo 3.1. See Changes.');
});
