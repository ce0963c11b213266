import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Done, keyOf, gateWork, turn } from '#tests/support/server/gated-work.ts';
import { doTogether, doTogetherIn } from './do-together.ts';

/** Until nobody waits for company any more. */
async function pause(): Promise<void> {
  await turn();
  vi.advanceTimersByTime(3);
  await turn();
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('does a task at once, and all of one turn together', async () => {
  const { act, asked, gates } = gateWork();
  const done = Promise.all(['a', 'b', 'a'].map(act));
  await turn();
  expect(asked).toEqual([['a', 'b', 'a']]);
  gates[0]?.open();
  expect((await done).map(({ task }) => task)).toEqual(['a', 'b', 'a']);
});

it('keeps what comes while something is under way for the next time', async () => {
  const { act, asked, gates } = gateWork();
  const done = [act('a')];
  await turn();
  done.push(act('b'));
  await turn();
  done.push(act('c'));
  await turn();
  expect(asked).toEqual([['a']]);
  gates[0]?.open();
  await turn();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  gates[1]?.open();
  expect((await Promise.all(done)).map(({ task }) => task)).toEqual(['a', 'b', 'c']);
});

it('does the tasks of one key one after the other, and those of others meanwhile', async () => {
  const { act, asked, gates } = gateWork({ keyOf });
  const done = Promise.all(['a1', 'a2', 'b1', 'a3', 'b2'].map(act));
  for (let at = 0; at < 3; at++) {
    await pause();
    gates[at]?.open();
  }
  expect((await done).map(({ task }) => task)).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  expect(asked).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']]);
});

it('is under way as often as it may be, but never for one key twice', async () => {
  const { act, asked, gates } = gateWork({ atOnce: 2, most: 2, keyOf });
  const done = Promise.all(['a1', 'b1', 'a2', 'c1', 'd1', 'b2'].map(act));
  await pause();
  expect(asked).toEqual([
    ['a1', 'b1'],
    ['c1', 'd1']
  ]);
  gates[1]?.open();
  await pause();
  expect(asked).toHaveLength(2);
  gates[0]?.open();
  await pause();
  expect(asked[2]).toEqual(['a2', 'b2']);
  gates[2]?.open();
  expect((await done).map(({ task }) => task)).toEqual(['a1', 'b1', 'a2', 'c1', 'd1', 'b2']);
});

it('waits for nothing that hangs, and takes its outcome when it comes', async () => {
  const { act, asked, gates } = gateWork();
  const hanging = act('a');
  await turn();
  const next = act('b');
  await turn();
  expect(asked).toEqual([['a']]);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual([['a'], ['b']]);
  gates[1]?.open();
  expect((await next).task).toBe('b');
  const third = act('c');
  await turn();
  gates[0]?.open();
  expect((await hanging).task).toBe('a');
  const fourth = act('d');
  await turn();
  expect(asked).toEqual([['a'], ['b'], ['c']]);
  gates[2]?.open();
  await turn();
  gates[3]?.open();
  expect((await third).task).toBe('c');
  expect((await fourth).task).toBe('d');
});

it('tells each its outcome when that is there, or fails, and goes on when all are', async () => {
  const settled: string[] = [];
  const asked: string[][] = [];
  const opened = Promise.withResolvers<string>();
  const act = doTogether<string, string>((tasks) => {
    asked.push([...tasks]);
    return Promise.resolve(
      tasks.map((task) => {
        if (task === 'wrong') return Promise.reject(new Error('this one'));
        return task === 'late' ? opened.promise : task;
      })
    );
  });
  const watch = (task: string): Promise<unknown> =>
    act(task).then(
      (outcome) => settled.push(outcome),
      (error: Error) => settled.push(error.message)
    );
  const first = ['late', 'now', 'wrong'].map(watch);
  await pause();
  const next = watch('next');
  await pause();
  expect(settled).toEqual(['now', 'this one']);
  expect(asked).toHaveLength(1);
  opened.resolve('at last');
  await pause();
  await Promise.all([...first, next]);
  expect(settled).toEqual(['now', 'this one', 'at last', 'next']);
  expect(asked).toEqual([['late', 'now', 'wrong'], ['next']]);
});

it('tells everybody of a failure, and begins anew for whoever comes then', async () => {
  const { act, asked, gates } = gateWork();
  const failing = [act('a'), act('b')];
  await pause();
  gates[0]?.fail(new Error('away'));
  for (const outcome of failing) await expect(outcome).rejects.toThrow('away');
  const again = act('a');
  await pause();
  expect(asked).toEqual([['a', 'b'], ['a']]);
  gates[1]?.open();
  expect((await again).task).toBe('a');
});

it('tries each alone where several failed, so that one keeps none of the others from being done', async () => {
  const { act, asked, gates } = gateWork({ isTriedAlone: true });
  const outcomes = Promise.allSettled(['a', 'wrong', 'b'].map(act));
  await turn();
  gates[0]?.fail(new Error('one of them'));
  await turn();
  gates[1]?.open();
  await turn();
  gates[2]?.fail(new Error('this one'));
  await turn();
  gates[3]?.open();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(asked).toEqual([['a', 'wrong', 'b'], ['a'], ['wrong'], ['b']]);
});

it('tries the next one alone without waiting for what the one before has still to hear', async () => {
  const asked: string[][] = [];
  const act = doTogether<string, string>(
    (tasks) => {
      asked.push([...tasks]);
      if (tasks.length > 1) return Promise.reject(new Error('one of them'));
      return Promise.resolve([new Promise<string>(() => undefined)]);
    },
    { isTriedAlone: true }
  );
  void act('a');
  void act('b');
  await turn();
  expect(asked).toEqual([['a', 'b'], ['a'], ['b']]);
});

it('tries nothing again that failed because the database is away', async () => {
  const { act, asked, gates } = gateWork({ isTriedAlone: true });
  const outcomes = Promise.allSettled(['a', 'b'].map(act));
  await turn();
  gates[0]?.fail(new Error('Connection terminated unexpectedly'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toEqual([['a', 'b']]);
});

it('does no more than it may at a time', async () => {
  const { act, asked, gates } = gateWork({ most: 20 });
  const done = Promise.all(Array.from({ length: 45 }, (_, index) => act(String(index))));
  for (let at = 0; at < 3; at++) {
    await pause();
    gates[at]?.open();
  }
  expect(new Set((await done).map(({ task }) => task)).size).toBe(45);
  expect(asked.map((tasks) => tasks.length)).toEqual([20, 20, 5]);
});

it('refuses work that does not answer each task', async () => {
  const act = doTogether<string, string>(() => Promise.resolve([]));
  await expect(act('a')).rejects.toThrow('as many outcomes as tasks');
});

it('keeps the tasks of two worlds apart', async () => {
  const asked: unknown[] = [];
  const act = doTogetherIn<{ readonly name: string }, string, string>((world, tasks) => {
    asked.push([world.name, ...tasks]);
    return Promise.resolve(tasks.map((task) => world.name + task));
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const done = await Promise.all([act(one, '1'), act(other, '2'), act(one, '3')]);
  expect(done).toEqual(['one1', 'other2', 'one3']);
  expect(asked).toEqual([
    ['one', '1', '3'],
    ['other', '2']
  ]);
});

it('gives everybody their own outcome, begun after they asked and in the turn of their key', async () => {
  const steps = fc.constantFrom('a', 'b', 'c', 'd', 'answer');
  const ways = fc.record({ most: fc.integer({ min: 1, max: 5 }), atOnce: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), fc.boolean(), ways, async (all, isInTurn, way) => {
      const { act, gates, tick } = gateWork(isInTurn ? { ...way, keyOf } : way);
      const asks: { task: string; askedAt: number; done: Promise<Done> }[] = [];
      let opened = 0;
      for (const [place, step] of all.entries()) {
        if (step !== 'answer') asks.push({ task: step + place, askedAt: tick(), done: act(step + place) });
        else if (opened < gates.length) gates[opened++]?.open();
        await pause();
      }
      for (; opened < gates.length; opened++) {
        gates[opened]?.open();
        await pause();
      }
      const lastOf = new Map<string, number>();
      for (const { task, askedAt, done } of asks) {
        const { task: answered, begunAt } = await done;
        expect(answered).toBe(task);
        const key = isInTurn ? keyOf(task) : task;
        expect(begunAt).toBeGreaterThan(Math.max(askedAt, lastOf.get(key) ?? -1));
        lastOf.set(key, begunAt);
      }
    }),
    { numRuns: 60 }
  );
});
