import { expect, test } from 'vitest';
import { builtInRegistry, findModel } from '#shared/domain/craft/model/registry/registry.ts';
import { listModelFacts, describeLifecycle } from './describe-model-facts.ts';

const getModel = (id: string) => {
  const model = findModel(builtInRegistry, id);
  if (model === undefined) throw new Error(`no ${id}`);
  return model;
};

test('a model’s limits are said in words, each with its source and day', () => {
  const facts = listModelFacts(getModel('veo-3.1'));
  expect(facts.find(({ name }) => name === 'Clip length')?.value).toBe('4, 6 or 8 s');
  expect(facts.find(({ name }) => name === 'Price')?.value).toBe('$0.20 to $0.60 a second');
  const omni = listModelFacts(getModel('gemini-omni-1.2-flash'));
  expect(omni.find(({ name }) => name === 'Price')?.value).toBe('$0.023 to $0.21 a second');
  for (const { origin } of facts) expect(origin).toMatch(/read on \w{3} \d{1,2}, \d{4}\.$/);
});

test('what nobody states is unknown, not absent', () => {
  for (const model of builtInRegistry.models) {
    expect(listModelFacts(model)).toHaveLength(7);
    const unknown = listModelFacts({ ...model, durations: null }).find(({ name }) => name === 'Clip length');
    expect(unknown).toMatchObject({ value: 'Unknown', origin: 'Not stated anywhere we read.' });
  }
});

test('an ended model says when and where to go', () => {
  expect(describeLifecycle(getModel('veo-3'))).toBe('Ended on Jun 30, 2026, move to Gemini Omni 1.1 Flash');
  expect(describeLifecycle(getModel('sora-2'))).toBe('Ended on Sep 24, 2026');
  const retiring = describeLifecycle(getModel('veo-3.1'));
  expect(retiring).toMatch(/^May end from Nov 17, 2026 on, move to Gemini Omni/);
});
