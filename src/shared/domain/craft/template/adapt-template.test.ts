import { expect, test } from 'vitest';
import { checkFit } from '../fit/check-fit.ts';
import { builtInRegistry, findModel, listActiveModels } from '../model/registry/registry.ts';
import { type Change, describeChanges } from '../prompt/journal/describe-changes.ts';
import type { Model } from '../model/model.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { adaptTemplate } from './adapt-template.ts';
import { builtInTemplates } from './catalog/catalog.ts';
import { joinTemplates } from './join-templates.ts';
import { listTemplateChanges, putFitsFirst } from './search/fits-first.ts';

const today = '2026-11-20';
const context = { registry: builtInRegistry, today };
const active = listActiveModels(builtInRegistry, today);
const veo3 = findModel(builtInRegistry, 'veo-3') ?? active[0];

const errorsOf = (data: PromptData, model: Model): string[] =>
  checkFit(data, model, context).flatMap(({ ruleId, severity }) => (severity === 'error' ? [ruleId] : []));

test('no template opens for a model, retired or not, with settings that it rejects', () => {
  const rejected = builtInRegistry.models.flatMap((model) =>
    builtInTemplates.flatMap(({ name, data }) =>
      errorsOf(adaptTemplate({ name, data }, model, builtInRegistry).data, model)
    )
  );
  // Words are never cut: a few are longer than two models read.
  expect([...new Set(rejected)]).toEqual(['prompt-too-long']);
});

test('a template that fits a model is rejected by it for nothing, and changes in nothing but the model', () => {
  for (const model of active) {
    for (const { name, data } of builtInTemplates) {
      if (listTemplateChanges(data, model).length > 0) continue;
      const opened = adaptTemplate({ name, data }, model, builtInRegistry);
      expect(errorsOf(opened.data, model)).toEqual([]);
      const changes = describeChanges({ name, data }, opened);
      // "4K" and "4k" are the same resolution.
      const isSpelling = ({ before, after }: Change) => before.toLowerCase() === after.toLowerCase();
      expect(changes.filter((change) => change.field !== 'model' && !isSpelling(change))).toEqual([]);
    }
  }
});

test('puts the templates that need no change first, both halves in the order given', () => {
  if (veo3 === undefined) throw new Error('No model');
  const templates = joinTemplates(builtInTemplates, [], []);
  const ordered = putFitsFirst(templates, veo3);
  const changes = ordered.map(({ promptData }) => listTemplateChanges(promptData, veo3).length);
  const firstMisfit = changes.findIndex((count) => count > 0);
  expect(firstMisfit).toBeGreaterThan(0);
  expect(changes.slice(0, firstMisfit).every((count) => count === 0)).toBe(true);
  expect(changes.slice(firstMisfit).every((count) => count > 0)).toBe(true);
  const fits = templates.filter(({ promptData }) => listTemplateChanges(promptData, veo3).length === 0);
  expect(ordered.slice(0, firstMisfit)).toEqual(fits);
});
