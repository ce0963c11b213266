import { describe, expect, test } from 'vitest';
import { ModelRegistry } from '../model.ts';
import { builtInRegistry, describeFact, findModel, findSuccessor, listActiveModels } from './registry.ts';
import { chooseRegistry, isNewer } from './choose-registry.ts';

const getModel = (id: string) => {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`There is no ${id}`);
  return model;
};
const activeIds = (today: string) => listActiveModels(builtInRegistry, today).map(({ id }) => id);

describe('the built-in registry', () => {
  test('is valid, and each id stands for one model', () => {
    expect(ModelRegistry.parse(builtInRegistry)).toEqual(builtInRegistry);
    expect(new Set(builtInRegistry.models.map(({ id }) => id)).size).toBe(builtInRegistry.models.length);
    expect(builtInRegistry.version).toBe('2026-11-24');
  });

  test('keeps the labels that prompts have stored', () => {
    const labels = ['veo-2', 'veo-3', 'veo-3-fast'];
    expect(labels.map((id) => getModel(id).id)).toEqual(labels);
  });

  test('a model that nobody can ask any more has no vendor id, and any other has one', () => {
    for (const { target, lifecycle } of builtInRegistry.models) {
      expect(target === null).toBe(lifecycle.status === 'retired');
      expect(lifecycle.endsOn === null).toBe(lifecycle.status === 'current');
    }
  });

  test.each([
    ['veo-2', 'retired', '2026-06-30', 'veo-3.1'],
    ['veo-3', 'retired', '2026-06-30', 'veo-3.1'],
    ['veo-3-fast', 'retired', '2026-06-30', 'veo-3.1-fast'],
    ['veo-3.1', 'retiring', '2026-11-17', 'gemini-omni-flash'],
    ['veo-3.1-fast', 'retiring', '2026-11-17', 'gemini-omni-flash'],
    ['veo-3.1-lite', 'current', null, 'gemini-omni-flash'],
    ['gemini-omni-flash', 'current', null, null],
    ['sora-2', 'retired', '2026-09-24', null],
    ['sora-2-pro', 'retired', '2026-09-24', null],
    ['runway-gen4.5', 'current', null, null],
    ['kling-3', 'current', null, 'kling-4'],
    ['kling-2.6', 'current', null, 'kling-4'],
    ['kling-2.5-turbo', 'current', null, 'kling-4'],
    ['kling-4', 'current', null, null],
    ['seedance-2', 'current', null, null]
  ])('%s is %s (%s) and gives way to %s', (id, status, endsOn, replacement) => {
    expect(getModel(id).lifecycle).toMatchObject({ status, endsOn, replacement });
  });

  test('Kling 3 takes six shots that sum exactly, and Seedance 1.5 reserves words', () => {
    expect(getModel('kling-3').multiShot?.value).toEqual({
      maxShots: 6,
      shotLimit: { max: 512, unit: 'characters' },
      sumsExactly: true
    });
    expect(getModel('seedance-1.5-pro').reservedWords?.value).toContain('camerafixed');
  });
});

describe('finding a model', () => {
  test.each([
    ['veo-3', 'veo-3'],
    ['VEO-3', 'veo-3'],
    [' Veo 3.1 Fast ', 'veo-3.1-fast'],
    ['veo3.1', 'veo-3.1'],
    ['veo-3.0-generate-001', 'veo-3'],
    ['veo-3.1-generate-001', 'veo-3.1'],
    ['kling 3.0', 'kling-3'],
    ['kling-v4-0', 'kling-4'],
    ['gen4_turbo', 'runway-gen4_turbo'],
    ['gen-4 turbo', 'runway-gen4_turbo'],
    ['gemini-omni-flash-preview', 'gemini-omni-flash'],
    ['dreamina-seedance-2-0-260128', 'seedance-2']
  ])('"%s" is %s', (name, id) => {
    expect(findModel(builtInRegistry, name)?.id).toBe(id);
  });

  test.each([
    ['veo-3.1-lite', 'veo-3.1-lite-generate-001'],
    ['kling-2.5-turbo', 'kling-v2-5-turbo'],
    ['kling-2.6', 'kling-v2-6'],
    ['kling-3', 'kling-v3'],
    ['ltx-2', 'ltx-2-fast'],
    ['ltx-2-pro', 'ltx-2-pro'],
    ['ltx-2.5', 'ltx-2-5-fast'],
    ['ltx-2.5-pro', 'ltx-2-5-pro'],
    ['vidu-q3', 'viduq3-pro'],
    ['vidu-q3-turbo', 'viduq3-turbo']
  ])('%s is %s to its vendor', (id, target) => {
    expect(getModel(id).target).toBe(target);
    expect(findModel(builtInRegistry, target)?.id).toBe(id);
  });

  test.each(['', 'veo-9', '__proto__', 'my own model'])('"%s" is none of ours', (name) => {
    expect(findModel(builtInRegistry, name)).toBeUndefined();
  });

  test('an id comes before an alias of the same name', () => {
    const own = { ...getModel('kling-4'), id: 'ray-2' };
    expect(findModel({ ...builtInRegistry, models: [...builtInRegistry.models, own] }, 'Ray 2')).toBe(own);
  });
});

describe('models that live', () => {
  test('a retired model does not, one whose earliest day has passed still may', () => {
    const ids = activeIds('2026-11-20');
    expect(ids).toEqual(expect.arrayContaining(['veo-3.1', 'gemini-omni-flash', 'vidu-q3']));
    expect(ids).not.toEqual(expect.arrayContaining(['veo-3']));
    expect(ids).toHaveLength(builtInRegistry.models.length - 5);
  });

  test('a retired model lived until its day', () => {
    expect(activeIds('2026-09-23')).toContain('sora-2');
    expect(activeIds('2026-09-24')).not.toContain('sora-2');
  });

  test.each([
    ['veo-2', 'gemini-omni-flash'],
    ['veo-3', 'gemini-omni-flash'],
    ['veo-3-fast', 'gemini-omni-flash'],
    ['veo-3.1', 'gemini-omni-flash'],
    ['kling-2.6', 'kling-4'],
    ['sora-2', undefined],
    ['gemini-omni-flash', undefined]
  ])('the successor of %s is %s, past models that are about to go', (id, successor) => {
    expect(findSuccessor(builtInRegistry, getModel(id))?.id).toBe(successor);
  });

  test('every chain of replacements ends in a living model', () => {
    const living = activeIds(builtInRegistry.version);
    const replaced = builtInRegistry.models.filter(({ lifecycle }) => lifecycle.replacement !== null);
    expect(replaced.length).toBeGreaterThan(5);
    for (const model of replaced) expect(living).toContain(findSuccessor(builtInRegistry, model)?.id);
  });

  test('no successor needs a successor itself, and a circle of models about to go ends', () => {
    const successors = builtInRegistry.models.flatMap((model) => findSuccessor(builtInRegistry, model) ?? []);
    expect(successors.length).toBeGreaterThan(5);
    expect(successors.flatMap((model) => findSuccessor(builtInRegistry, model) ?? [])).toEqual([]);
    const retiring = (id: string, replacement: string) => {
      const model = getModel('veo-3.1');
      return { ...model, id, lifecycle: { ...model.lifecycle, replacement } };
    };
    const first = retiring('first', 'second');
    const circle = { ...builtInRegistry, models: [first, retiring('second', 'first')] };
    expect(findSuccessor(circle, first)?.id).toBe('second');
    const last = { ...first, lifecycle: { ...first.lifecycle, replacement: 'retired' } };
    const end = { ...getModel('sora-2'), id: 'retired' };
    const chain = { ...builtInRegistry, models: [retiring('old', 'first'), last, end] };
    expect(findSuccessor(chain, retiring('old', 'first'))?.id).toBe('first');
  });

  test('a chain goes through retired models, and round a circle only once', () => {
    const retired = (id: string, replacement: string | null) => {
      const model = getModel('sora-2');
      return { ...model, id, lifecycle: { ...model.lifecycle, replacement } };
    };
    const first = retired('first', 'second');
    const chain = [first, retired('second', 'third'), { ...getModel('kling-4'), id: 'third' }];
    const circle = [first, retired('second', 'first')];
    expect(findSuccessor({ ...builtInRegistry, models: chain }, first)?.id).toBe('third');
    expect(findSuccessor({ ...builtInRegistry, models: circle }, first)).toBeUndefined();
  });
});

test('a fact says who states it and when it was read', () => {
  expect(String(describeFact(getModel('runway-gen4.5').promptLimit))).toBe(
    'Stated by the vendor (runwayml/sdk-node 4.12.0 src/resources/text-to-video.ts), read on 2026-07-23.'
  );
  expect(String(describeFact(getModel('pika-2.2').promptLimit))).toBe('Not stated anywhere we read.');
});

const of = (version: string) => ({ ...builtInRegistry, version });

test.each([
  ['2027-01-31', '2027-02-01', false],
  ['2027-02-01', '2027-01-31', true],
  ['2027-01-31', '2027-01-31', false]
])('a list of %s beside one of %s is newer: %s', (one, other, expected) => {
  expect(isNewer(of(one), of(other))).toBe(expected);
});

test('the list brought in is used until the app itself brings a newer one', () => {
  const broughtIn = of('2027-01-31');
  expect(chooseRegistry(of('2026-11-20'), broughtIn)).toBe(broughtIn);
  expect(chooseRegistry(of('2027-01-31'), broughtIn)).toBe(broughtIn);
  const updated = of('2027-02-01');
  expect(chooseRegistry(updated, broughtIn)).toBe(updated);
  expect(chooseRegistry(updated, null)).toBe(updated);
});
