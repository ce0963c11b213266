import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickOne, randomInteger, seededRandom } from '#shared/kit/random.ts';
import { filmToPlan, openPlanDevice } from '#tests/support/plan-windows.ts';
import type { PlanStore } from './plan-state.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(1000);
const planOf = (store: PlanStore) => store.getState().version?.plan;
const textsOf = (store: PlanStore) => JSON.stringify(store.getState().version);

async function openShown() {
  const device = openPlanDevice();
  const store = device.openWindow();
  await store.getState().show(filmToPlan, null);
  return { device, store };
}

describe('undo and redo', () => {
  const actions: readonly ((store: PlanStore, pick: (most: number) => number) => void)[] = [
    (store, pick) => store.getState().move(anyClip(store, pick), pick(planOf(store)?.clips.length ?? 1) - 1),
    (store, pick) => store.getState().merge(anyClip(store, pick)),
    (store, pick) => store.getState().split(anyClip(store, pick)),
    (store, pick) => store.getState().edit(anyClip(store, pick), { seconds: pick(12) }),
    (store, pick) => store.getState().edit(anyClip(store, pick), { dialogue: 'Ada: '.padEnd(pick(60), 'x') }),
    (store, pick) => store.getState().chooseModel(pick(2) === 1 ? 'kling-3' : 'veo-3.1'),
    (store) => store.getState().startOver()
  ];
  const anyClip = (store: PlanStore, pick: (most: number) => number): string => {
    const clips = planOf(store)?.clips ?? [];
    return clips[pick(clips.length) - 1]?.id ?? '';
  };

  test('80 random edits are taken back and done again exactly, to the byte', async () => {
    const { device, store } = await openShown();
    const random = seededRandom(11);
    const states = [textsOf(store)];
    for (let count = 0; count < 80; count += 1) {
      await settle();
      pickOne(random, actions)(store, (most) => randomInteger(random, 1, most));
      if (textsOf(store) !== states.at(-1)) states.push(textsOf(store));
    }
    expect(states.length).toBeGreaterThan(40);
    for (const state of states.toReversed().slice(1)) {
      store.getState().undo();
      expect(textsOf(store)).toBe(state);
    }
    await settle();
    expect(await device.load()).toMatchObject({ ok: true, value: null });
    for (const state of states.slice(1)) {
      store.getState().redo();
      expect(textsOf(store)).toBe(state);
    }
  });

  test('takes letters typed in one text within half a second back together', async () => {
    const { store } = await openShown();
    store.getState().edit('clip-1', { beat: 'S' });
    await vi.advanceTimersByTimeAsync(200);
    store.getState().edit('clip-1', { beat: 'Sh' });
    store.getState().edit('clip-1', { dialogue: 'No.' });
    await vi.advanceTimersByTimeAsync(501);
    store.getState().edit('clip-1', { dialogue: 'No. Yes.' });
    expect(store.getState().steps.past).toHaveLength(3);
    store.getState().undo();
    expect(planOf(store)?.clips[0]).toMatchObject({ beat: 'Sh', dialogue: 'No.' });
  });

  test('makes no step where nothing changes', async () => {
    const { store } = await openShown();
    store.getState().edit('clip-1', { seconds: planOf(store)?.clips[0]?.seconds ?? 0 });
    store.getState().move('clip-1', 0);
    expect(store.getState().steps.past).toEqual([]);
  });
});
