import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  listenToLongWork,
  type ReportProgress,
  runLongWork,
  shownAfterMs,
  type WorkProgress
} from './long-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let report: ReportProgress = () => {};
  const done = runLongWork((given) => {
    report = given;
    return promise;
  });
  return { done, resolve, reject, report: (fraction: number) => report(fraction) };
}

function listen() {
  const heard: WorkProgress[] = [];
  return { heard, stop: listenToLongWork((progress) => heard.push(progress)) };
}

test('work that is soon over is never shown', async () => {
  const { heard, stop } = listen();
  const work = begin();
  work.report(0.5);
  await vi.advanceTimersByTimeAsync(shownAfterMs - 1);
  work.resolve('done');
  expect(await work.done).toBe('done');
  expect(heard).toEqual([]);
  stop();
});

test('longer work is shown per cent by per cent, and its end clears it', async () => {
  const { heard, stop } = listen();
  const work = begin();
  await vi.advanceTimersByTimeAsync(shownAfterMs);
  for (const fraction of [0.1, 0.102, 0.109, 0.2, 7]) work.report(fraction);
  work.resolve('done');
  await work.done;
  expect(heard).toEqual([null, 0.1, 0.2, 1, undefined]);
  stop();
});

test('failing clears it too, and the failure reaches the caller', async () => {
  const { heard, stop } = listen();
  const work = begin();
  await vi.advanceTimersByTimeAsync(shownAfterMs);
  work.reject(new Error('no connection'));
  await expect(work.done).rejects.toThrow('no connection');
  expect(heard).toEqual([null, undefined]);
  stop();
});

test('several works are one bar, which is unknown while one of them is', async () => {
  const { heard, stop } = listen();
  const [one, other] = [begin(), begin()];
  await vi.advanceTimersByTimeAsync(shownAfterMs);
  one.report(0.5);
  other.report(0.25);
  one.resolve('');
  await one.done;
  expect(heard).toEqual([null, 0.37, 0.25]);
  other.resolve('');
  await other.done;
  stop();
});

test('who comes later hears at once of what runs', async () => {
  const work = begin();
  await vi.advanceTimersByTimeAsync(shownAfterMs);
  work.report(0.3);
  const { heard, stop } = listen();
  expect(heard).toEqual([0.3]);
  stop();
  work.resolve('');
  await work.done;
  expect(heard).toEqual([0.3]);
});
