// Histories that nobody thought of, against a real database: whatever is done, lost and doubled, the money and the
// rights come to where the provider's own books say. A history that failed once is played in every run.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { type Act, anyHistory, playHistory } from '../support/server/buying-history.ts';
import { seed } from '../support/seed.ts';
import { openShop, type Shop } from '../support/server/shop.ts';

const runs = Number(process.env['RUNS'] ?? 40);
const actsEach = 50;

const failedOnce: readonly (readonly Act[])[] = [];

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.stop());

test(`${runs} histories of ${actsEach} acts end as the provider says, and everything that always has to be so is (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory(actsEach), async (acts) => {
      try {
        expect(await playHistory(shop, acts)).toEqual([]);
        expect(await checkInvariants(shop.context)).toEqual([]);
      } catch (error) {
        // What failed once would fail every shorter history in the same shop.
        await shop.stop().catch(() => undefined);
        shop = await openShop();
        throw error;
      }
    }),
    { numRuns: runs, examples: failedOnce.map((acts) => [acts]) }
  );
}, 3_600_000);
