import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gateWork, turn } from '#tests/support/server/gated-work.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Serves these, and answers how to bring another. */
async function openCrowd(tasks: readonly string[]) {
  const { act, asked, gates } = gateWork();
  void tasks.map(act);
  await turn();
  gates[0]?.open();
  await turn();
  const come = async (task: string, afterMs = 0): Promise<void> => {
    vi.advanceTimersByTime(afterMs);
    void act(task);
    await turn();
  };
  return { come, asked, gates };
}

it('lets the next wait until they are as many as the last', async () => {
  const { come, asked } = await openCrowd(['a', 'b', 'c']);
  await come('d');
  await come('e', 2);
  expect(asked).toHaveLength(1);
  await come('f', 2);
  expect(asked[1]).toEqual(['d', 'e', 'f']);
});

it('waits for nobody where nobody has come for 3 ms, and then for as many as those were', async () => {
  const { come, asked, gates } = await openCrowd(['a', 'b', 'c']);
  await come('d');
  await come('e', 2);
  vi.advanceTimersByTime(2);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(asked[1]).toEqual(['d', 'e']);
  gates[1]?.open();
  await turn();
  await come('f');
  vi.advanceTimersByTime(3);
  expect(asked[2]).toEqual(['f']);
  gates[2]?.open();
  await turn();
  await come('g');
  expect(asked[3]).toEqual(['g']);
});

it('lets nobody wait for company for longer than 10 ms', async () => {
  const { come, asked } = await openCrowd(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  await come('1');
  for (const task of ['2', '3', '4', '5']) await come(task, 2);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(asked[1]).toEqual(['1', '2', '3', '4', '5']);
});
