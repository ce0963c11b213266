import { expect, test } from 'vitest';
import { buildPrompt } from '#tests/support/builders.ts';
import { createFitStore } from './fit-store.ts';

const named = (name: string) => ({ name, data: buildPrompt() });
const reportNaming = ({ name }: { readonly name: string }) => ({
  summary: name,
  analysis: { model: name, score: 100, findings: { error: 0, warning: 0, info: 0 } },
  advice: [],
  cost: null,
  notes: new Map(),
  takes: new Map()
});

test('checks the prompt of the moment when the rules arrive, and each later one at once', async () => {
  const rules = Promise.withResolvers<typeof reportNaming>();
  const store = createFitStore(() => rules.promise);
  store.getState().start();
  store.getState().check(named('First'));
  store.getState().check(named('Second'));
  expect(store.getState().report).toBeNull();
  rules.resolve(reportNaming);
  await rules.promise;
  expect(store.getState().report?.summary).toBe('Second');
  store.getState().check(named('Third'));
  expect(store.getState().report?.summary).toBe('Third');
});

test('looks at the same prompt again when the models changed, and not before it has looked once', async () => {
  let asked = 0;
  const store = createFitStore(async () => {
    asked += 1;
    const list = asked;
    return ({ name }) => ({ ...reportNaming({ name }), summary: `${name} by list ${list}` });
  });
  store.getState().start();
  await store.getState().recheck();
  expect(asked).toBe(0);
  store.getState().check(named('First'));
  await expect.poll(() => store.getState().report?.summary).toBe('First by list 1');
  await store.getState().recheck();
  expect(store.getState().report?.summary).toBe('First by list 2');
});

test('analyzes a prompt for history once the rules are here', async () => {
  const store = createFitStore(async () => reportNaming);
  store.getState().start();
  expect(store.getState().analyze(named('First'))).toBeUndefined();
  store.getState().check(named('First'));
  await expect.poll(() => store.getState().analyze(named('Second'))).toMatchObject({ model: 'Second' });
});

test('asks for the rules again after they could not be had', async () => {
  let asked = 0;
  const store = createFitStore(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return reportNaming;
  });
  store.getState().start();
  store.getState().check(named('First'));
  await Promise.resolve();
  await Promise.resolve();
  expect(store.getState().report).toBeNull();
  store.getState().check(named('Second'));
  await Promise.resolve();
  await Promise.resolve();
  expect(store.getState().report?.summary).toBe('Second');
});

test('loads no rules before a report is wanted, and then checks the prompt of the moment', async () => {
  let asked = 0;
  const store = createFitStore(async () => {
    asked += 1;
    return reportNaming;
  });
  store.getState().check(named('First'));
  store.getState().check(named('Second'));
  expect(asked).toBe(0);
  store.getState().start();
  await expect.poll(() => store.getState().report?.summary).toBe('Second');
});
