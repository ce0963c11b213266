import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from './create-turns.ts';

const limits = { running: 2, waiting: 4, waitingPerOwner: 2, maxWaitMs: 60_000 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('however turns are asked for and ended, two run at most, one of an owner, and each is answered', async () => {
  const act = fc.oneof(
    fc.record({ take: fc.constantFrom('ada', 'bo', 'cy', 'di') }),
    fc.record({ end: fc.nat(9) })
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const turns = createTurns(limits);
      const running: { readonly owner: string; readonly end: () => void }[] = [];
      let unanswered = 0;
      const take = async (owner: string): Promise<void> => {
        unanswered += 1;
        const end = await turns.take(owner);
        unanswered -= 1;
        if (end !== null) running.push({ owner, end });
      };
      const end = async (which: number): Promise<void> => {
        const [turn] = running.length === 0 ? [] : running.splice(which % running.length, 1);
        turn?.end();
        await settle();
      };
      for (const each of acts) {
        if ('end' in each) await end(each.end);
        else void take(each.take);
        await settle();
        expect(running.length).toBeLessThanOrEqual(limits.running);
        expect(new Set(running.map(({ owner }) => owner)).size).toBe(running.length);
        expect(unanswered).toBeLessThanOrEqual(limits.waiting);
      }
      while (running.length > 0) await end(0);
      expect(unanswered).toBe(0);
    })
  );
});

test('a turn is refused while too many wait, of one owner and in all', async () => {
  const turns = createTurns(limits);
  const owners = ['ada', 'ada', 'ada', 'ada', 'bo', 'bo', 'bo', 'bo', 'cy'];
  const answers: string[] = [];
  owners.forEach((owner, at) => {
    void (async () => {
      if ((await turns.take(owner)) === null) answers.push(`${at} ${owner}`);
    })();
  });
  await settle();
  expect(answers).toEqual(['3 ada', '7 bo', '8 cy']);
});

test('a turn that does not come in time is given up, and the next one is given', async () => {
  const turns = createTurns({ ...limits, maxWaitMs: 5 });
  const end = await turns.take('ada');
  expect(await turns.take('ada')).toBeNull();
  end?.();
  expect(await turns.take('ada')).not.toBeNull();
});
