import { expect, test } from 'vitest';
import { checkFit } from '#shared/domain/craft/fit/check-fit.ts';
import { builtInRegistry, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { isFilled } from '#shared/domain/craft/prompt/group-progress.ts';
import { promptFields } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { jsonSupportByFamily } from './json-support.ts';
import { workedExample, writeForModel } from './worked-example.ts';

const living = listActiveModels(builtInRegistry, builtInRegistry.version);

test('the worked example fills every field but the one for the rest', () => {
  const empty = promptFields.filter(({ name }) => !isFilled(workedExample.data[name]));
  expect(empty.map(({ name }) => name)).toEqual(['additionalParams']);
});

test.each(living)('$label is given JSON that it does not refuse for its settings', (model) => {
  const { document, json, text, changes, losses } = writeForModel(model, builtInRegistry);
  expect(document.data.model).toBe(model.id);
  expect(JSON.parse(json)).toMatchObject({ scene: { subject: workedExample.data.mainSubject } });
  expect(text).toContain('loaf');
  const changed = new Set(changes.map(({ field }) => field));
  expect(losses.filter(({ field }) => changed.has(field))).toEqual([]);
  const errors = checkFit(document.data, model, { registry: builtInRegistry, today: builtInRegistry.version })
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId }) => ruleId);
  expect(errors).toEqual([]);
});

test('says which settings had to change, and leaves the model itself out of that', () => {
  const changed = living.flatMap((model) => writeForModel(model, builtInRegistry).changes);
  expect(changed.map(({ field }) => field)).not.toContain('model');
  expect(changed.length).toBeGreaterThan(0);
});

test('a family whose guide asks for sentences says so, with where that was read', () => {
  expect(jsonSupportByFamily.runway.verdict).toBe('prose');
  expect(String(jsonSupportByFamily.runway.advice)).toContain('simple sentences');
  for (const { verdict, fact } of Object.values(jsonSupportByFamily)) {
    expect(fact === null).toBe(verdict === 'unstated');
  }
});
