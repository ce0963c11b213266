import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

function start({ mostBytes }: { readonly mostBytes?: number } = {}) {
  const world = { now: 0, epoch: 1, epochReads: 0, made: 0 };
  const cache = createAnswerCache({
    now: () => world.now,
    readEpoch: () => {
      world.epochReads += 1;
      return Promise.resolve(world.epoch);
    },
    ...(mostBytes === undefined ? {} : { mostBytes })
  });
  const find = async (key: string, make: () => Promise<string>) =>
    new TextDecoder().decode(await cache.find(key, make));
  const ask = (key: string) =>
    find(key, () => {
      world.made += 1;
      return Promise.resolve(`${key} of ${world.epoch}`);
    });
  return { world, find, ask };
}

describe('an answer', () => {
  test('is made once for all who ask at once, and for those after them', async () => {
    const { world, ask } = start();
    await Promise.all([ask('a'), ask('a'), ask('a')]);
    await ask('a');
    expect([world.made, world.epochReads]).toEqual([1, 1]);
  });

  test('is made anew a quarter of a second after the catalogue changed, at the latest', async () => {
    const { world, ask } = start();
    await ask('a');
    world.epoch = 2;
    world.now = 249;
    expect(await ask('a')).toBe('a of 1');
    world.now = 250;
    expect(await ask('a')).toBe('a of 2');
  });

  test('grows too old even where nothing changed', async () => {
    const { world, ask } = start();
    await ask('a');
    world.now = 30_000;
    await ask('a');
    expect(world.made).toBe(2);
  });

  test('goes when there is no room: the one that was not wanted for longest', async () => {
    const { world, ask } = start({ mostBytes: 2 * 720 });
    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');
    expect(world.made).toBe(3);
    await ask('a');
    expect(world.made).toBe(3);
    await ask('b');
    expect(world.made).toBe(4);
  });

  test('takes room by its key too, so that short answers to ever new questions do not add up', async () => {
    const { world, ask } = start({ mostBytes: 100_000 });
    const questions = Array.from({ length: 1000 }, (_, number) => `?search=${number}`);
    for (const question of questions) await ask(question);
    await ask('?search=0');
    expect(world.made).toBe(1001);
    const long = `?search=${'x'.repeat(60_000)}`;
    await ask(long);
    await ask(long);
    expect(world.made).toBe(1003);
  });

  test('that failed is not kept', async () => {
    const { find } = start();
    await expect(find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await find('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
