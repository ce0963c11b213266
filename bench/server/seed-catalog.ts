// Fills a database with listings as the product would have written them, by one statement a table.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { describePrompt } from '#server/services/listing/publish/publish-version.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { categoryOf, tagsOf } from '#shared/domain/craft/template/template-tags.ts';
import { catalogWords } from './catalog-words.ts';

const sellerCount = 1000;
const batch = 10_000;

/** Adds listings until there are `count`. */
export async function seedCatalog(db: Database, count: number): Promise<void> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from listings`);
  const first = (rows[0]?.n ?? 0) + 1;
  if (first === 1) await seedPeople(db);
  for (let from = first; from <= count; from += batch) {
    const last = Math.min(from + batch - 1, count);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select setseed(${(from % 997) / 997})`);
      await seedListings(tx, from, last);
      const ids = Array.from({ length: last - from + 1 }, (_, index) => idOf(from + index));
      await refreshListings(tx, ids, Date.now());
    });
  }
  await db.execute(
    sql`vacuum (analyze) listing_search, listings, listing_versions, search_words, search_tags, users, sellers`
  );
}

const idOf = (number: number): string => `lst_${String(number).padStart(26, '0')}`;

async function seedPeople(db: Database): Promise<void> {
  await db.execute(sql`insert into users (id, email, username, display_name)
    select 'usr_' || n, 'seller' || n || '@example.com', 'seller-' || n, 'Seller ' || n
    from generate_series(1, ${sellerCount}::int) n`);
  await db.execute(sql`insert into sellers (user_id, state, created_at)
    select 'usr_' || n, 'active', now() from generate_series(1, ${sellerCount}::int) n`);
}

/** Facts of the built-in templates, each computed once. */
const samples = builtInTemplates.map(({ name, data }) => {
  const prompt = describePrompt(name, data, builtInRegistry, Date.now());
  const { model, aspectRatio, durationSeconds, language, hasAudio, fit } = prompt.facts;
  return {
    prompts: [prompt],
    card: { model, aspectRatio, durationSeconds, language, hasAudio },
    works: fit.map((scored) => scored.model),
    category: categoryOf(data),
    tags: tagsOf(data)
  };
});

async function seedListings(db: Database, first: number, last: number): Promise<void> {
  await db.execute(sql`insert into listings (id, seller_id, slug, kind, state, version, sales_count, stars, created_at, published_at, updated_at)
    select 'lst_' || lpad(n::text, 26, '0'), 'usr_' || 1 + n % ${sellerCount}::int, 'listing-' || n, 'prompt', 'published', 1,
      floor(500 * power(random(), 4))::int,
      array[floor(2 * random()), floor(2 * random()), floor(3 * random()), floor(6 * random()), floor(9 * random())]::int[],
      at, at, at
    from generate_series(${first}::int, ${last}::int) n
    cross join lateral (select now() - make_interval(mins => (n * 7919 % 500000)) as at) born`);
  await db.execute(sql`insert into listing_daily_counts (listing_id, day, sales, wishlist_adds, opens)
    select id, current_date - 1, sales_count / 20, sales_count / 9, sales_count / 3 from listings
    where sales_count > 40 on conflict do nothing`);
  await db.execute(sql`
    with words as (select ${sql.param([...catalogWords])}::text[] as w),
      samples as (select row_number() over () - 1 as at, t.* from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
        as t (prompts jsonb, card jsonb, works text[], category text, tags text[]))
    insert into listing_versions (listing_id, version, title, description, category, tags, text_language, price_cents,
      licence, licence_version, licence_hash, prompts, card_facts, models, works_on, ratios, languages, min_seconds,
      max_seconds, has_audio, title_words, tag_words, text_words, created_at)
    select l.id, 1, array_to_string(title, ' '), array_to_string(body, ' '), samples.category, samples.tags, 'English',
      (array[0, 199, 299, 499, 499, 999, 1499])[1 + floor(random() * 7)::int], 'personal', '2026-11', 'x',
      samples.prompts, samples.card, array[samples.card ->> 'model'], samples.works, array[samples.card ->> 'aspectRatio'],
      array[samples.card ->> 'language'], (samples.card ->> 'durationSeconds')::real, (samples.card ->> 'durationSeconds')::real,
      (samples.card ->> 'hasAudio')::boolean, title, samples.tags, body, l.created_at
    from (select *, row_number() over (order by id) as n from listings
      where id between ${idOf(first)} and ${idOf(last)}) l
    join samples on samples.at = l.n * 31 % ${samples.length}
    cross join words
    cross join lateral (select array(select w[(1 + floor(cardinality(w) * power(random(), 2.5)) + 0 * l.n)::int]
      from generate_series(1, 4))) t (title)
    cross join lateral (select array(select w[(1 + floor(cardinality(w) * power(random(), 2.5)) + 0 * l.n)::int]
      from generate_series(1, 25))) b (body)`);
}
