import { describe, expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

function start({ maxBytes }: { readonly maxBytes?: number } = {}) {
  const state = { now: 1000, epoch: 1, epochReads: 0, made: 0 };
  const cache = createResponseCache({
    now: () => state.now,
    readEpoch: () => {
      state.epochReads += 1;
      return Promise.resolve(state.epoch);
    },
    ...(maxBytes === undefined ? {} : { maxBytes })
  });
  const get = async (key: string, make: () => Promise<string>) =>
    new TextDecoder().decode(await cache.get(key, make));
  const ask = (key: string) =>
    get(key, () => {
      state.made += 1;
      return Promise.resolve(`${key} of ${state.epoch}`);
    });
  return { state, get, ask };
}

describe('a response', () => {
  test('is rendered once for concurrent callers and for those after them', async () => {
    const { state, ask } = start();
    await Promise.all([ask('a'), ask('a'), ask('a')]);
    await ask('a');
    expect([state.made, state.epochReads]).toEqual([1, 1]);
  });

  test('is rendered again once the catalog changed more than a quarter of a second ago', async () => {
    const { state, ask } = start();
    await ask('a');
    state.epoch = 2;
    state.now = 1250;
    expect(await ask('a')).toBe('a of 1');
    state.now = 1251;
    expect(await ask('a')).toBe('a of 2');
  });

  test('expires even where nothing changed', async () => {
    const { state, ask } = start();
    await ask('a');
    state.now = 31_001;
    await ask('a');
    expect(state.made).toBe(2);
  });

  test('is evicted when there is no room: the least recently used first', async () => {
    const { state, ask } = start({ maxBytes: 2 * 720 });
    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');
    expect(state.made).toBe(3);
    await ask('a');
    expect(state.made).toBe(3);
    await ask('b');
    expect(state.made).toBe(4);
  });

  test('counts its key too, so that short responses to ever new queries do not add up', async () => {
    const { state, ask } = start({ maxBytes: 100_000 });
    const questions = Array.from({ length: 1000 }, (_, number) => `?search=${number}`);
    for (const question of questions) await ask(question);
    await ask('?search=0');
    expect(state.made).toBe(1001);
    const long = `?search=${'x'.repeat(60_000)}`;
    await ask(long);
    await ask(long);
    expect(state.made).toBe(1003);
  });

  test('that failed is not cached', async () => {
    const { get } = start();
    await expect(get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await get('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
