// Histories that nobody thought of: after each of them, rights, money, visibility, strikes and audit entries agree with a model.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectWaiting } from '#server/services/admin/content/select-waiting.ts';
import { markUnreviewed } from '#server/services/listing/submit/post-review.ts';
import { summarizeStrikes } from '#server/services/moderation/strikes.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { createMarketFixture, type MarketFixture } from '../support/server/market-fixture.ts';
import {
  anyHistory,
  createModel,
  isVisible,
  type Model
} from '../support/server/moderation/moderation-model.ts';
import { type Cast, playAct } from '../support/server/moderation/play-act.ts';
import { buildPromptDraft, seedListing, seedSeller, seedUser } from '../support/server/seed-listings.ts';
import { seed } from '../support/seed.ts';

const runs = Number(process.env['MODERATIONS'] ?? 30);

let market: MarketFixture;
let people = 0;
beforeAll(async () => {
  market = await createMarketFixture();
});
afterAll(() => market.stop());

async function createCast(): Promise<Cast> {
  const { db } = market.database;
  const base = { kind: 'person', status: 'active', isVerified: true } as const;
  const admin = async (): Promise<Person> => ({
    ...base,
    id: await seedUser(db, `moderator-${people++}`),
    roles: ['user', 'admin']
  });
  const sellerId = await seedSeller(db, `moderated-${people++}`);
  const list = async () => {
    const listing = await seedListing(db, sellerId, buildPromptDraft({ priceCents: 500 }));
    await markUnreviewed(market.context, db, listing.id);
    return listing;
  };
  return {
    market,
    seller: { ...base, id: sellerId, roles: ['user', 'seller'] },
    admins: [await admin(), await admin()],
    buyers: [await market.makeBuyer(), await market.makeBuyer()],
    listings: [await list(), await list()]
  };
}

/** The database's side of what the model says. */
async function readEnd({ seller, listings }: Cast): Promise<unknown> {
  const { pool } = market.database;
  const ids = listings.map(({ id }) => id);
  const orders = await pool.query(
    `select o.id, o.returned_cents as returned, e.state as right from orders o
     join entitlements e on e.order_id = o.id where o.listing_id = any($1) order by o.id`,
    [ids]
  );
  const visible = await pool.query<{ id: string }>(
    'select distinct listing_id as id from listing_search where listing_id = any($1) and until_epoch > (select epoch from catalog_epoch)',
    [ids]
  );
  const entries = await pool.query<{ count: number }>(
    `select count(*)::int as count from audit_entries where subject_id = any($1) and action not like 'refund.%'`,
    [[seller.id, ...ids]]
  );
  const waiting = await selectWaiting(market.context.db, 'post_review', { behind: null, limit: 1000 });
  const unreviewed = new Set(waiting.map(({ id }) => id));
  const { points } = await summarizeStrikes(market.context.db, seller.id, market.context.now());
  const shown = new Set(visible.rows.map(({ id }) => id));
  return {
    orders: orders.rows,
    visible: ids.map((id) => shown.has(id)),
    unreviewed: ids.map((id) => unreviewed.has(id)),
    points,
    entries: entries.rows[0]?.count
  };
}

const expectedEnd = (model: Model) => ({
  orders: model.orders
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, isOpened, isRefunded }) => ({
      id,
      returned: isRefunded ? 500 : 0,
      right: isRefunded ? 'revoked' : isOpened ? 'opened' : 'sealed'
    })),
  visible: model.listings.map((_listing, number) => isVisible(model, number)),
  unreviewed: model.listings.map(({ isUnreviewed }) => isUnreviewed),
  points: model.points,
  entries: model.auditEntries
});

test(`${runs} histories of moderation end as the model says (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const cast = await createCast();
      const model = createModel();
      for (const act of history) await playAct(cast, model, act);
      expect(await readEnd(cast)).toEqual(expectedEnd(model));
    }),
    { numRuns: runs, seed, endOnFailure: true }
  );
  expect(await checkInvariants(market.context)).toEqual([]);
}, 3_600_000);
