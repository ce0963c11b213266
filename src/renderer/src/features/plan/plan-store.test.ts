import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { buildPrompt } from '#tests/support/builders.ts';
import { filmToPlan, openPlanDevice } from '#tests/support/plan-windows.ts';
import { isOfOtherPrompt, type PlanStore } from './plan-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const film = filmToPlan;
const otherFilm: PromptDocument = {
  name: 'Desert',
  data: buildPrompt({ ...film.data, concept: 'A desert' })
};

const settle = () => vi.advanceTimersByTimeAsync(1000);
const planOf = (store: PlanStore) => store.getState().version?.plan;
const textsOf = (store: PlanStore) => JSON.stringify(store.getState().version);

async function openShown(device = openPlanDevice(), document = film) {
  const store = device.openWindow();
  await store.getState().show(document, null);
  return { device, store };
}

describe('a plan nobody worked on', () => {
  test('is for the model of the prompt, adds up to its length, and leaves the device alone', async () => {
    const { device, store } = await openShown();
    await settle();
    expect(planOf(store)).toMatchObject({ modelId: 'veo-3.1', totalSeconds: 24 });
    expect(device.trouble.saves).toBe(0);
  });

  test('follows the prompt and its model', async () => {
    const { store } = await openShown();
    store.getState().follow({ name: 'Harbour', data: { ...film.data, model: 'kling-3', duration: 30 } });
    expect(planOf(store)).toMatchObject({ modelId: 'kling-3', totalSeconds: 30 });
  });

  test('stays with a model that was chosen', async () => {
    const { store } = await openShown();
    store.getState().chooseModel('kling-3');
    store.getState().follow(otherFilm);
    expect(planOf(store)?.modelId).toBe('kling-3');
  });

  test('is for the model of the address, where one is asked for', async () => {
    const store = openPlanDevice().openWindow();
    await store.getState().show(film, 'kling-3');
    expect(planOf(store)?.modelId).toBe('kling-3');
  });
});

describe('a plan somebody edited', () => {
  test('is there again to the letter after a restart', async () => {
    const { device, store } = await openShown();
    store.getState().edit('clip-2', { beat: 'She waits.' });
    await settle();
    const { store: again } = await openShown(device);
    expect(textsOf(again)).toBe(textsOf(store));
    expect(planOf(again)?.clips[1]?.beat).toBe('She waits.');
  });

  test('is on the device at once when a clip moves, and 300 ms after the last letter', async () => {
    const { device, store } = await openShown();
    store.getState().move('clip-1', 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(device.trouble.saves).toBe(1);
    store.getState().edit('clip-1', { beat: 'S' });
    await vi.advanceTimersByTimeAsync(200);
    store.getState().edit('clip-1', { beat: 'Sh' });
    await vi.advanceTimersByTimeAsync(299);
    expect(device.trouble.saves).toBe(1);
    expect(store.getState().isSaving).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(device.trouble.saves).toBe(2);
    expect(store.getState().isSaving).toBe(false);
  });

  test('is saved without waiting when asked to', async () => {
    const { device, store } = await openShown();
    store.getState().edit('clip-1', { beat: 'She waits.' });
    await store.getState().saveNow();
    const kept = await device.load();
    expect(kept.ok && kept.value?.plan.clips[0]?.beat).toBe('She waits.');
  });

  test('stays as it is when the prompt changes, and says so', async () => {
    const { device, store } = await openShown();
    store.getState().edit('clip-1', { beat: 'She waits.' });
    const edited = textsOf(store);
    store.getState().follow(otherFilm);
    await settle();
    expect(textsOf(store)).toBe(edited);
    expect(isOfOtherPrompt(store.getState())).toBe(true);
    const { store: again } = await openShown(device, otherFilm);
    expect(textsOf(again)).toBe(edited);
    expect(isOfOtherPrompt(again.getState())).toBe(true);
  });

  test('comes back with undo after starting over, here and on the device', async () => {
    const { device, store } = await openShown();
    store.getState().edit('clip-1', { beat: 'She waits.' });
    const edited = textsOf(store);
    store.getState().follow(otherFilm);
    store.getState().startOver();
    await settle();
    expect(store.getState().version?.document.name).toBe('Desert');
    expect(await device.load()).toMatchObject({ ok: true, value: null });
    store.getState().undo();
    await settle();
    expect(textsOf(store)).toBe(edited);
    const kept = await device.load();
    expect(kept.ok && kept.value?.document.name).toBe('Harbour');
  });

  test('is opened with what there is to say about it, in patterns that every language knows', async () => {
    const { device, store } = await openShown();
    store.getState().merge('clip-1');
    await settle();
    const { store: again } = await openShown(device);
    expect(planOf(again)?.note.values).toHaveLength(1);
    expect(planOf(again)).toEqual(planOf(store));
  });

  test('is not given up when the device refuses, and saved once it takes it', async () => {
    const { device, store } = await openShown();
    device.trouble.refuses = true;
    store.getState().edit('clip-1', { beat: 'She waits.' });
    await settle();
    expect(store.getState()).toMatchObject({ isSaving: false, refusal: expect.stringContaining('full') });
    device.trouble.refuses = false;
    await store.getState().saveNow();
    expect(store.getState().refusal).toBeNull();
    const kept = await device.load();
    expect(kept.ok && kept.value?.plan.clips[0]?.beat).toBe('She waits.');
  });

  test('stays when a clip is opened in the builder and becomes the prompt', async () => {
    const { store } = await openShown();
    store.getState().keep();
    store.getState().follow(otherFilm);
    expect(store.getState().version?.document.name).toBe('Harbour');
  });
});

describe('a newer list of models', () => {
  const shorterClips = {
    ...builtInRegistry,
    models: builtInRegistry.models.map((model) =>
      model.id === 'veo-3.1' && model.durations !== null
        ? {
            ...model,
            durations: { ...model.durations, value: { kind: 'exactly' as const, seconds: [4, 6] } },
            extension: null,
            crossRules: []
          }
        : model
    )
  };

  test('plans anew what nobody worked on', async () => {
    const { store } = await openShown();
    store.getState().takeRegistry(shorterClips);
    expect(planOf(store)?.clips.map(({ seconds }) => seconds)).toEqual([6, 6, 6, 6]);
  });

  test('marks what it refuses in an edited plan, and changes no word of it', async () => {
    const { store } = await openShown();
    store.getState().edit('clip-1', { beat: 'She waits.' });
    const before = planOf(store)?.clips ?? [];
    store.getState().takeRegistry(shorterClips);
    const after = planOf(store)?.clips ?? [];
    expect(after.map(({ problems }) => problems.length)).toEqual([1, 1, 1]);
    expect(after.map((clip) => ({ ...clip, problems: [] }))).toEqual(before);
  });
});

describe('two windows', () => {
  test('show the same plan, and undo brings back what stood here', async () => {
    const device = openPlanDevice();
    const [{ store: one }, { store: two }] = [await openShown(device), await openShown(device)];
    one.getState().edit('clip-1', { beat: 'From the other window.' });
    await settle();
    expect(planOf(two)?.clips[0]?.beat).toBe('From the other window.');
    two.getState().undo();
    await settle();
    expect(planOf(two)?.clips[0]?.beat).not.toBe('From the other window.');
    expect(planOf(one)?.clips[0]?.beat).toBe(planOf(two)?.clips[0]?.beat);
  });

  test('let what is typed here stand, with the other window’s plan one step back', async () => {
    const device = openPlanDevice();
    const [{ store: one }, { store: two }] = [await openShown(device), await openShown(device)];
    two.getState().edit('clip-2', { beat: 'Typed here' });
    one.getState().move('clip-1', 1);
    await settle();
    expect(planOf(two)?.clips[1]?.beat).toBe('Typed here');
    expect(two.getState().steps.past.at(-1)?.version.plan.clips[0]?.id).toBe('clip-2');
  });
});

test('draws only the clips anew that an edit changes', async () => {
  const { store } = await openShown();
  const before = planOf(store)?.clips ?? [];
  store.getState().edit('clip-3', { dialogue: 'Stop.' });
  const after = planOf(store)?.clips ?? [];
  expect(after.map((clip, index) => clip === before[index])).toEqual([true, true, false]);
});
