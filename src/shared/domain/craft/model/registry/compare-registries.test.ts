import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Model, ModelRegistry } from '../model.ts';
import { compareRegistries, listChangedFields } from './compare-registries.ts';
import { builtInRegistry } from './registry.ts';

/** A list of some built-in models, some of them changed in one field, in any order. */
const registries: fc.Arbitrary<ModelRegistry> = fc
  .shuffledSubarray(builtInRegistry.models, { minLength: 1 })
  .chain((models) =>
    fc
      .array(
        fc.constantFrom<Partial<Model>>({}, { label: 'Other' }, { notes: ['A note.'] }, { audio: null }),
        {
          minLength: models.length,
          maxLength: models.length
        }
      )
      .map((changes) => ({
        ...builtInRegistry,
        models: models.map((model, place) => ({ ...model, ...changes[place] }))
      }))
  );

const byId = (models: readonly Model[]) =>
  Object.fromEntries(models.map((model) => [model.id, model] as const));

test('the difference, applied to the one list, gives the other', () => {
  fc.assert(
    fc.property(registries, registries, (before, after) => {
      const { added, removed, changed } = compareRegistries(before, after);
      const applied = byId(before.models);
      for (const { id } of removed) delete applied[id];
      for (const model of [...added, ...changed.map((change) => change.after)]) applied[model.id] = model;
      expect(applied).toEqual(byId(after.models));
    })
  );
});

test('backwards it says the opposite', () => {
  fc.assert(
    fc.property(registries, registries, (before, after) => {
      const there = compareRegistries(before, after);
      const back = compareRegistries(after, before);
      expect(byId(back.added)).toEqual(byId(there.removed));
      expect(byId(back.removed)).toEqual(byId(there.added));
      expect(byId(back.changed.map((change) => change.after))).toEqual(
        byId(there.changed.map((change) => change.before))
      );
    })
  );
});

test('the same models in another order and with other key orders are no change', () => {
  const reversed = builtInRegistry.models
    .map((model) => Object.fromEntries(Object.entries(model).toReversed()) as Model)
    .toReversed();
  expect(compareRegistries(builtInRegistry, { ...builtInRegistry, models: reversed })).toEqual({
    added: [],
    removed: [],
    changed: []
  });
});

test('a changed model names each of its changed fields, the spelling of its id included', () => {
  const [before] = builtInRegistry.models as [Model];
  const after = { ...before, id: before.id.toUpperCase(), target: 'elsewhere', resolutions: null };
  expect(listChangedFields({ before, after })).toEqual(['id', 'target', 'resolutions']);
  const lists = [before, after].map((model) => ({ ...builtInRegistry, models: [model] }));
  expect(compareRegistries(lists[0] as ModelRegistry, lists[1] as ModelRegistry).changed).toHaveLength(1);
});
