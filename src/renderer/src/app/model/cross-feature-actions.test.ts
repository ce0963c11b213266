import { expect, test } from 'vitest';
import { readAnalysis } from '#shared/domain/craft/fit/analysis.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { createCrossFeatureActions } from './cross-feature-actions.ts';

test('a prompt is kept in the history with its analysis, and opening it brings both back', async () => {
  const platform = createMemoryPlatform();
  const model = createTestAppModel(platform);
  const { builder, fit, history } = model;
  model.modelQuestion.getState().dismiss();
  await model.preferences.getState().load();
  const flows = createCrossFeatureActions(model, () => undefined);
  await builder.getState().load();
  const document = { name: 'Too long', data: buildPrompt({ model: 'veo-3', duration: 30 }) };
  builder.getState().replaceDocument({ label: 'Open', document });
  fit.getState().start();
  fit.getState().check(document);
  await expect.poll(() => fit.getState().report).not.toBeNull();
  await flows.saveToHistory();

  const [entry] = await getValue(platform.device.history.list());
  const analysis = readAnalysis(entry?.analysis);
  expect(analysis).toEqual(fit.getState().report?.analysis);
  expect(analysis?.model).toBe('Veo 3');
  expect(analysis?.findings.error).toBeGreaterThan(0);

  builder.getState().clearViewing(entry?.id ?? '');
  if (entry !== undefined) flows.openEntry(entry);
  const { viewingEntryId } = builder.getState();
  expect(history.getState().entries.find(({ id }) => id === viewingEntryId)?.analysis).toEqual(analysis);
});
