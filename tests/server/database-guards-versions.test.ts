import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;
const run = (statement: string) => database.owner.pool.query(statement);

async function plant(id: string, isDemo: boolean): Promise<void> {
  await run(`insert into listings (id, seller_id, slug, kind, state, is_demo, created_at, updated_at)
    values ('${id}', 'usr_1', '${id}', 'bundle', 'published', ${isDemo}, now(), now())`);
  await run(`insert into listing_versions (listing_id, version, title, description, category, text_language, price_cents,
    licence, licence_version, licence_hash, prompts, card_facts, min_seconds, max_seconds, has_audio, created_at)
    values ('${id}', 1, 't', 'd', 'c', 'English', 500, 'personal', '1', 'h', '[]', '{}', 1, 2, true, now())`);
  await run(`insert into bundle_items values ('${id}', 1, 0, '${id}')`);
  await run(`insert into listing_media values ('${id}', 1, 0, 'image', 'k', 'a', 1, 1)`);
  await run(`insert into sealed.contents values ('${id}', 1, '{}', 'h', now())`);
}

beforeAll(async () => {
  database = await startTestDatabase();
  await run(`insert into users (id, email, username, display_name) values
    ('usr_1', 'a@example.com', 'ann', 'Ann'), ('usr_2', 'b@example.com', 'ben', 'Ben')`);
  await plant('lst_real', false);
  await plant('lst_demo', true);
});
afterAll(() => database.drop());

const refusal = /a published version never changes/;
const kept = ['bundle_items', 'listing_media', 'sealed.contents', 'listing_versions'];
const listingColumn = (table: string): string => (table === 'bundle_items' ? 'bundle_id' : 'listing_id');

describe('the database itself', () => {
  test.each([
    ['listing_versions', "title = 'x'"],
    ['listing_versions', 'price_cents = 0'],
    ['bundle_items', 'position = 1'],
    ['listing_media', "alt = 'x'"],
    ['sealed.contents', "data = '{}'"]
  ])('refuses to change %s (%s), of a demo too', async (table, change) => {
    for (const id of ['lst_real', 'lst_demo']) {
      await expect(
        run(`update ${table} set ${change} where ${listingColumn(table)} = '${id}'`)
      ).rejects.toThrow(refusal);
    }
  });

  test.each(kept)('refuses to remove from or to empty %s', async (table) => {
    await expect(run(`delete from ${table} where ${listingColumn(table)} = 'lst_real'`)).rejects.toThrow(
      refusal
    );
    await expect(run(`truncate ${table} cascade`)).rejects.toThrow(refusal);
  });

  test('lets demo listings go, and makes no listing one', async () => {
    await expect(run(`update listings set is_demo = true where id = 'lst_real'`)).rejects.toThrow(
      /never change/
    );
    await expect(run(`update listings set slug = 'other' where id = 'lst_real'`)).rejects.toThrow(
      /never change/
    );
    for (const table of kept) await run(`delete from ${table} where ${listingColumn(table)} = 'lst_demo'`);
    expect((await run(`select 1 from listing_versions where listing_id = 'lst_demo'`)).rows).toEqual([]);
  });

  test('refuses prices that nobody may ask', async () => {
    for (const cents of [1, 98, 20_000, -500]) {
      await expect(
        run(`insert into listing_versions select listing_id, 2, title, description, category, tags, text_language,
          ${cents}, currency, licence, licence_version, licence_hash, prompts, card_facts, models, works_on, ratios,
          languages, min_seconds, max_seconds, has_audio, title_words, tag_words, text_words, now()
          from listing_versions where listing_id = 'lst_real'`)
      ).rejects.toThrow(/listing_versions_price/);
    }
  });

  test('lets nobody review what they sell, and counts every review as it comes, changes and goes', async () => {
    const review = (author: string, stars: number): string =>
      `insert into reviews (id, listing_id, author_id, stars, text, created_at)
        values ('rev_${author}', 'lst_real', '${author}', ${stars}, 'x', now())`;
    const stars = async () => (await run(`select stars from listings where id = 'lst_real'`)).rows[0]?.stars;
    await expect(run(review('usr_1', 5))).rejects.toThrow(/nobody reviews/);
    await run(review('usr_2', 5));
    expect(await stars()).toEqual([0, 0, 0, 0, 1]);
    await expect(run(review('usr_2', 4))).rejects.toThrow(/duplicate key/);
    await run(`update reviews set stars = 2 where id = 'rev_usr_2'`);
    expect(await stars()).toEqual([0, 1, 0, 0, 0]);
    await run(`delete from reviews where id = 'rev_usr_2'`);
    expect(await stars()).toEqual([0, 0, 0, 0, 0]);
  });
});
