import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSyncLoop, type RoundOutcome, type SyncLoop } from './sync-loop.ts';

let loop: SyncLoop | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  loop?.stop();
  vi.useRealTimers();
});

/** The seconds after which each round began. */
async function listStarts(outcomes: (round: number) => RoundOutcome, minutes: number, random = () => 1) {
  const begunAt = Date.now();
  const starts: number[] = [];
  loop = createSyncLoop({
    run: async () => {
      starts.push(Math.round((Date.now() - begunAt) / 1000));
      return outcomes(starts.length - 1);
    },
    random,
    now: Date.now
  });
  loop.poke();
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  return starts;
}

describe('rounds', () => {
  test('have growing pauses of at most five minutes while nothing happens', async () => {
    const starts = await listStarts(() => 'quiet', 60);
    const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(pauses.slice(0, 3)).toEqual([45, 68, 101]);
    expect(Math.max(...pauses)).toBe(300);
  });

  test('come every half minute after something happened', async () => {
    expect(await listStarts(() => 'changed', 2)).toEqual([0, 30, 60, 90, 120]);
  });

  test('are tried again with jitter after a failure', async () => {
    expect((await listStarts(() => 'retry', 2)).slice(0, 7)).toEqual([0, 2, 6, 14, 30, 60, 90]);
    loop?.stop();
    expect(
      await listStarts(
        () => 'retry',
        2,
        () => 0
      )
    ).toHaveLength(21);
  });

  test('end when there is nothing to do, until the loop is poked', async () => {
    expect(await listStarts(() => 'stopped', 60)).toEqual([0]);
  });

  test.each([
    ['thirty', 'quiet', 30],
    ['ten', 'retry', 10]
  ] as const)(
    'begin at most %s times a minute, however often the loop is poked: %s',
    async (_, outcome, most) => {
      const starts: number[] = [];
      loop = createSyncLoop({
        run: async () => {
          starts.push(Date.now());
          return outcome;
        },
        random: Math.random,
        now: Date.now
      });
      for (let second = 0; second < 120; second += 1) {
        loop.poke();
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(starts.length).toBeLessThanOrEqual(2 * most + 1);
      expect(starts.length).toBeGreaterThan(1.5 * most);
    }
  );
});
