import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { askTogether } from './ask-together.ts';

type Row = { readonly key: string; readonly readAt: number };

/** A database that answers when it is told to, and counts what it was asked. */
function openShop(has: (key: string) => boolean = () => true) {
  const asked: string[][] = [];
  const gates: { open: () => void; fail: (error: Error) => void }[] = [];
  let clock = 0;
  const find = askTogether<Row>(
    (keys) => {
      asked.push([...keys]);
      const readAt = clock++;
      return new Promise((resolve, reject) => {
        const rows = keys.filter(has).map((key) => ({ key, readAt }));
        gates.push({ open: () => resolve(rows), fail: reject });
      });
    },
    ({ key }) => key
  );
  return { find, asked, gates, tick: () => clock++ };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

it('asks at once, and for all of one turn together', async () => {
  const { find, asked, gates } = openShop();
  const rows = Promise.all(['a', 'b', 'c'].map(find));
  await turn();
  expect(asked).toEqual([['a', 'b', 'c']]);
  gates[0]?.open();
  expect((await rows).map((row) => row?.key)).toEqual(['a', 'b', 'c']);
});

it('keeps what is asked for while a statement is under way for the next one, each key once', async () => {
  const { find, asked, gates } = openShop();
  const rows = [find('a')];
  await turn();
  rows.push(find('b'));
  await turn();
  rows.push(find('c'), find('b'));
  await turn();
  expect(asked).toEqual([['a']]);
  gates[0]?.open();
  await turn();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  gates[1]?.open();
  expect((await Promise.all(rows)).map((row) => row?.key)).toEqual(['a', 'b', 'c', 'b']);
});

it('waits for no statement that hangs, and takes its answer when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { find, asked, gates } = openShop();
  const hanging = find('a');
  await turn();
  const next = find('b');
  await turn();
  expect(asked).toEqual([['a']]);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual([['a'], ['b']]);
  gates[1]?.open();
  expect((await next)?.key).toBe('b');
  const third = find('c');
  await turn();
  gates[0]?.open();
  expect((await hanging)?.key).toBe('a');
  const fourth = find('d');
  await turn();
  expect(asked).toEqual([['a'], ['b'], ['c']]);
  gates[2]?.open();
  await turn();
  gates[3]?.open();
  expect((await third)?.key).toBe('c');
  expect((await fourth)?.key).toBe('d');
});

it('answers undefined where there is no row', async () => {
  const { find, gates } = openShop((key) => key !== 'gone');
  const rows = Promise.all([find('here'), find('gone')]);
  await turn();
  gates[0]?.open();
  expect((await rows).map((row) => row?.key)).toEqual(['here', undefined]);
});

it('tells everybody of a statement that failed, and asks anew for whoever comes then', async () => {
  const { find, asked, gates } = openShop();
  const failing = [find('a'), find('b')];
  await turn();
  gates[0]?.fail(new Error('away'));
  for (const row of failing) await expect(row).rejects.toThrow('away');
  const again = find('a');
  await turn();
  expect(asked).toEqual([['a', 'b'], ['a']]);
  gates[1]?.open();
  expect((await again)?.key).toBe('a');
});

it('asks for no more than two hundred at a time', async () => {
  const { find, asked, gates } = openShop();
  const rows = Promise.all(Array.from({ length: 450 }, (_, index) => find(String(index))));
  for (let at = 0; at < 3; at++) {
    await turn();
    gates[at]?.open();
  }
  expect(new Set((await rows).map((row) => row?.key)).size).toBe(450);
  expect(asked.map((keys) => keys.length)).toEqual([200, 200, 50]);
});

it('gives everybody their own row, read after they asked, in whatever order things happen', async () => {
  const act = fc.constantFrom('a', 'b', 'c', 'd', 'answer');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const { find, gates, tick } = openShop();
      const asks: { key: string; askedAt: number; row: Promise<Row | undefined> }[] = [];
      let opened = 0;
      for (const done of acts) {
        if (done === 'answer') {
          if (opened < gates.length) gates[opened++]?.open();
        } else {
          asks.push({ key: done, askedAt: tick(), row: find(done) });
        }
        await turn();
      }
      for (; opened < gates.length; opened++) {
        gates[opened]?.open();
        await turn();
      }
      for (const { key, askedAt, row } of asks) {
        const found = await row;
        expect(found?.key).toBe(key);
        expect(found?.readAt).toBeGreaterThan(askedAt);
      }
    }),
    { numRuns: 60 }
  );
});
