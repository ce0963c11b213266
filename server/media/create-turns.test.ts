import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from './create-turns.ts';

const limits = { running: 2, waiting: 4, waitingPerOwner: 2 };

test('however turns are asked for and ended, two run at most, one of an owner, and each is given', async () => {
  const act = fc.oneof(
    fc.record({ take: fc.constantFrom('ada', 'bo', 'cy', 'di') }),
    fc.record({ end: fc.nat(9) })
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const turns = createTurns(limits);
      const running: { readonly owner: string; readonly end: () => void }[] = [];
      let asked = 0;
      let given = 0;
      const settle = () => new Promise((resolve) => setImmediate(resolve));
      const end = async (which: number): Promise<void> => {
        const [turn] = running.length === 0 ? [] : running.splice(which % running.length, 1);
        turn?.end();
        await settle();
      };
      for (const each of acts) {
        if ('end' in each) await end(each.end);
        else {
          const turn = turns.take(each.take);
          if (turn !== null) {
            asked += 1;
            void (async () => {
              running.push({ owner: each.take, end: await turn });
              given += 1;
            })();
          }
          await settle();
        }
        expect(running.length).toBeLessThanOrEqual(limits.running);
        expect(new Set(running.map(({ owner }) => owner)).size).toBe(running.length);
        expect(asked - given).toBeLessThanOrEqual(limits.waiting);
      }
      while (running.length > 0) await end(0);
      expect(given).toBe(asked);
    })
  );
});

test('a turn is refused while too many wait, of one owner and in all', async () => {
  const turns = createTurns(limits);
  const take = (owner: string) => turns.take(owner) !== null;
  expect(['ada', 'ada', 'ada', 'ada'].map(take)).toEqual([true, true, true, false]);
  expect(['bo', 'bo', 'cy', 'cy'].map(take)).toEqual([true, true, true, false]);
});
