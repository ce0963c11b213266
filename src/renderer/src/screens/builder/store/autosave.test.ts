import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function setUp({ takesMs = 0 } = {}) {
  const states: SaveState[] = [];
  const savedAt: number[] = [];
  const device = { isFull: false };
  const preference = { isOn: true };
  const frame = { takesMs: 0 };
  const autosave = createAutosave({
    save: async () => {
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
      if (device.isFull) return err(contractError('disk_full'));
      savedAt.push(Date.now());
      return ok(undefined);
    },
    isOn: () => preference.isOn,
    now: () => Date.now(),
    tell: (state) => states.push(state),
    afterPaint: (work) => (frame.takesMs === 0 ? work() : setTimeout(work, frame.takesMs))
  });
  return { autosave, device, frame, preference, savedAt, states, last: () => states.at(-1) };
}

test('saves 800 ms after the last key', async () => {
  const { autosave, savedAt, last } = setUp();
  autosave.changed();
  await vi.advanceTimersByTimeAsync(500);
  autosave.changed();
  await vi.advanceTimersByTimeAsync(799);
  expect(savedAt).toEqual([]);
  expect(last()).toEqual({ kind: 'editing' });
  await vi.advanceTimersByTimeAsync(1);
  expect(savedAt).toEqual([1300]);
  expect(last()).toEqual({ kind: 'saved', at: 1300 });
});

test('saves at least every five seconds while keys keep coming', async () => {
  const { autosave, savedAt } = setUp();
  for (let key = 0; key < 60; key += 1) {
    autosave.changed();
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(savedAt).toEqual([5000, 10_000]);
});

test('lets the screen show the last key first', async () => {
  const { autosave, frame, preference, savedAt } = setUp();
  frame.takesMs = 16;
  autosave.changed();
  await vi.advanceTimersByTimeAsync(800);
  expect(savedAt).toEqual([]);
  await vi.advanceTimersByTimeAsync(16);
  expect(savedAt).toEqual([816]);

  autosave.changed();
  await vi.advanceTimersByTimeAsync(800);
  preference.isOn = false;
  autosave.preferenceChanged();
  await vi.advanceTimersByTimeAsync(16);
  expect(savedAt).toEqual([816]);
});

test('says "saved" only after the device acknowledged', async () => {
  const { autosave, last } = setUp({ takesMs: 300 });
  autosave.changed();
  await vi.advanceTimersByTimeAsync(1099);
  expect(last()).toEqual({ kind: 'saving' });
  expect(autosave.isPending()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(last()).toEqual({ kind: 'saved', at: 1100 });
  expect(autosave.isPending()).toBe(false);
});

test('saves again what changed while it was saving', async () => {
  const { autosave, savedAt, last } = setUp({ takesMs: 300 });
  autosave.changed();
  await vi.advanceTimersByTimeAsync(900);
  autosave.changed();
  await vi.advanceTimersByTimeAsync(200);
  expect(last()).toEqual({ kind: 'editing' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(savedAt).toEqual([1100, 2000]);
  expect(last()).toEqual({ kind: 'saved', at: 2000 });
});

test('tries again by itself after a failure, at growing intervals', async () => {
  const { autosave, device, savedAt, states, last } = setUp();
  device.isFull = true;
  autosave.changed();
  await vi.advanceTimersByTimeAsync(800);
  expect(last()).toEqual({ kind: 'failed', error: contractError('disk_full') });
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(states.filter(({ kind }) => kind === 'failed')).toHaveLength(4);
  device.isFull = false;
  await vi.advanceTimersByTimeAsync(8000);
  expect(savedAt).toEqual([15_800]);
  expect(autosave.isPending()).toBe(false);
});

test('keeps showing a failure while the user types on, and never waits longer than 30 s to retry', async () => {
  const { autosave, device, states, last } = setUp();
  device.isFull = true;
  autosave.changed();
  await vi.advanceTimersByTimeAsync(800);
  autosave.changed();
  expect(last()?.kind).toBe('failed');
  await vi.advanceTimersByTimeAsync(600_000);
  const before = states.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(states.length).toBeGreaterThan(before);
});

test('retries at once when asked', async () => {
  const { autosave, device, last } = setUp();
  device.isFull = true;
  autosave.changed();
  await vi.advanceTimersByTimeAsync(800);
  device.isFull = false;
  expect(await autosave.saveNow()).toBe(true);
  expect(last()?.kind).toBe('saved');
});

test('with autosave off nothing is saved until asked for, also after a failure', async () => {
  const { autosave, device, preference, savedAt, last } = setUp();
  preference.isOn = false;
  autosave.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savedAt).toEqual([]);
  expect(last()).toEqual({ kind: 'unsaved' });
  device.isFull = true;
  expect(await autosave.saveNow()).toBe(false);
  device.isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savedAt).toEqual([]);
  expect(await autosave.saveNow()).toBe(true);
  expect(last()).toEqual({ kind: 'saved', at: 120_000 });
});

test('turning autosave on saves what was left unsaved', async () => {
  const { autosave, preference, savedAt } = setUp();
  preference.isOn = false;
  autosave.changed();
  preference.isOn = true;
  autosave.preferenceChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(savedAt).toEqual([0]);
});

test('turning autosave off keeps a waiting save from running', async () => {
  const { autosave, preference, savedAt, last } = setUp();
  autosave.changed();
  preference.isOn = false;
  autosave.preferenceChanged();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(savedAt).toEqual([]);
  expect(last()).toEqual({ kind: 'unsaved' });
});
