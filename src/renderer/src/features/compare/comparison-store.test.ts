import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { createComparisonStore } from './comparison-store.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

test('is closed at first and leaves the choice of models to the prompt', () => {
  expect(createComparisonStore().getState()).toMatchObject({ isDocked: false, chosen: null });
});

test('stands beside the form again after a restart, with the models that were chosen', () => {
  const { ask, choose } = createComparisonStore().getState();
  ask();
  choose(['kling-3', 'veo-3.1', 'seedance-2']);
  expect(createComparisonStore().getState()).toMatchObject({
    isDocked: true,
    chosen: ['kling-3', 'veo-3.1', 'seedance-2']
  });
});

test('asks for the focus once, and not after a restart', () => {
  const store = createComparisonStore();
  store.getState().ask();
  const { requests, takeRequest } = store.getState();
  expect([takeRequest(requests), takeRequest(requests)]).toEqual([true, false]);
  const restarted = createComparisonStore().getState();
  expect(restarted.takeRequest(restarted.requests)).toBe(false);
});

test('stays closed once it was closed', () => {
  const { ask, close } = createComparisonStore().getState();
  ask();
  close();
  expect(createComparisonStore().getState().isDocked).toBe(false);
});

test('starts from nothing where what is kept makes no sense', () => {
  kept.set('reelwright.compare.isDocked', '"perhaps"');
  kept.set('reelwright.compare.targets', '{"veo-3.1":true}');
  expect(createComparisonStore().getState()).toMatchObject({ isDocked: false, chosen: null });
});
