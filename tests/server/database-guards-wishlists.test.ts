import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listWrongWishlistCounts } from '#tests/support/server/recount-wishlists.ts';
import { buildPromptDraft, seedListing, seedUser, seedSeller } from '#tests/support/server/seed-listings.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;
let seller: string;
let ann: string;
let ben: string;
let listing: string;
const run = (statement: string, values: readonly unknown[] = []) =>
  database.pool.query(statement, [...values]);

const orderRequest = (owner: string, day = '2026-11-20', list = `wsh_${owner}`) =>
  run(`insert into wishlist_items values ($1, $2, $3, 500, 'USD', $4)`, [
    owner,
    listing,
    list,
    `${day}T23:30:00-05:00`
  ]);

const days = async () =>
  (
    await run(
      `select day::text, wishlist_adds from listing_daily_counts where listing_id = $1 order by day`,
      [listing]
    )
  ).rows;

beforeAll(async () => {
  database = await startTestDatabase();
  const { db } = database;
  seller = await seedSeller(db, 'wished-seller');
  ann = await seedUser(db, 'ann');
  ben = await seedUser(db, 'ben');
  listing = (await seedListing(db, seller, buildPromptDraft())).id;
  for (const owner of [seller, ann, ben])
    await run(`insert into wishlists values ($1, $2, null, now())`, [`wsh_${owner}`, owner]);
});
afterAll(() => database.drop());

describe('the database itself', () => {
  test('lets nobody wish for what they sell', async () => {
    await expect(orderRequest(seller)).rejects.toThrow(/a seller cannot add their own/);
  });

  test('keeps a wish out of somebody else’s list', async () => {
    await expect(orderRequest(ann, undefined, `wsh_${ben}`)).rejects.toThrow(
      /wishlist_items_wishlist_owner_fk/
    );
  });

  test('counts each wish on its day, by the clock of the world, and no more once it goes', async () => {
    await orderRequest(ann);
    await orderRequest(ben);
    expect(await days()).toEqual([{ day: '2026-11-21', wishlist_adds: 2 }]);
    await expect(orderRequest(ann)).rejects.toThrow(/duplicate key/);
    await run(`update wishlist_items set added_at = '2026-11-22T00:00:00Z' where owner_id = $1`, [ben]);
    expect(await days()).toEqual([
      { day: '2026-11-21', wishlist_adds: 1 },
      { day: '2026-11-22', wishlist_adds: 1 }
    ]);
    await run('delete from wishlists where owner_id = $1', [ann]);
    expect(await days()).toEqual([
      { day: '2026-11-21', wishlist_adds: 0 },
      { day: '2026-11-22', wishlist_adds: 1 }
    ]);
    expect(await listWrongWishlistCounts(database.db)).toEqual([]);
  });

  test('is found out where a count is wrong', async () => {
    await run('update listing_daily_counts set wishlist_adds = wishlist_adds + 1');
    expect(await listWrongWishlistCounts(database.db)).toHaveLength(2);
  });

  test('has one list without a name a person', async () => {
    await expect(run(`insert into wishlists values ('wsh_second', $1, null, now())`, [ben])).rejects.toThrow(
      /wishlists_owner_unnamed_unique/
    );
  });

  test('lets nobody find their own review helpful', async () => {
    await run(
      `insert into reviews (id, listing_id, author_id, stars, text, created_at) values ('rev_1', $1, $2, 5, 'x', now())`,
      [listing, ann]
    );
    const vote = (voter: string) => run(`insert into review_votes values ('rev_1', $1, now())`, [voter]);
    await expect(vote(ann)).rejects.toThrow(/nobody finds/);
    await vote(ben);
    await expect(vote(ben)).rejects.toThrow(/duplicate key/);
    await run(`delete from reviews where id = 'rev_1'`);
    expect((await run('select * from review_votes')).rows).toEqual([]);
  });
});
