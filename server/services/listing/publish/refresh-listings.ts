import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import {
  bayesPriorMean,
  bayesPriorWeight,
  trendingWeights,
  trendingWindowDays
} from '#shared/domain/market/ranking.ts';
import { defineJob } from '../../../context/job.ts';
import type { Database } from '../../../db/client.ts';
import { openEndedEpoch } from '../../../db/schema/catalog.ts';
import { listings } from '../../../db/schema/listings.ts';
import { categoryOf } from '../../category/category-of.ts';
import { storeSales } from '../prices/price-sales.ts';
import { recordAskedPrices } from '../prices/record-asked-prices.ts';
import { touchItemsWithNewRatings, touchWishlistItems } from './touch-wishlist-items.ts';
import { buildSearchDocument } from '../search/search-document.ts';

/**
 * Writes the catalog's rows of these listings anew from what they are now; those that are not to be seen get none.
 * Runs inside the transaction that changed them. `now` in Unix ms.
 */
export async function refreshListings(db: Database, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const wanted = sql`any(${sql.param([...ids])}::text[])`;
  const moved = await db.execute<{ epoch: string }>(
    sql`update catalog_epoch set epoch = epoch + 1 returning epoch`
  );
  const epoch = Number(moved.rows[0]?.epoch);
  await db.execute(sql`
    with ended as (
      update listing_search set until_epoch = ${epoch}
      where until_epoch = ${openEndedEpoch} and listing_id = ${wanted}
      returning words, tags
    ),
    fewer_tags as (
      update search_tags t set uses = uses - n
      from (select unnest(tags) as tag, count(*) as n from ended group by 1) gone where gone.tag = t.tag
    )
    update search_words w set uses = uses - n
    from (select unnest(words) as word, count(*) as n from ended group by 1) gone where gone.word = w.word`);
  await db.execute(sql`
    with begun as (
      ${insertVisible(wanted, epoch, now)}
      returning words, tags
    ),
    more_tags as (
      insert into search_tags (tag, uses) select unnest(tags), count(*) from begun group by 1
      on conflict (tag) do update set uses = search_tags.uses + excluded.uses
    )
    insert into search_words (word, uses) select unnest(words), count(*) from begun group by 1
    on conflict (word) do update set uses = search_words.uses + excluded.uses`);
  await db.execute(sql`delete from search_words where uses <= 0`);
  await db.execute(sql`delete from search_tags where uses <= 0`);
  await recordAskedPrices(db, ids, now);
  await storeSales(db, ids, now);
  await touchWishlistItems(db, ids, epoch);
}

const insertVisible = (wanted: SQL, epoch: number, now: number): SQL => sql`
  insert into listing_search (
    listing_id, since_epoch, seller_id, version, slug, kind, title, category, tags, price_cents, listed_cents,
    is_pay_what_you_want, currency, card_facts, prompt_count, cover, is_demo, models, works_on, ratios, languages, min_seconds, max_seconds, has_audio,
    review_count, star_sum, bayes_rating, sales_count, trending, published_at, words, document
  )
  select
    l.id, ${epoch}, l.seller_id, v.version, l.slug, l.kind, v.title, ${categoryOf(sql`v.category`)}, v.tags, v.price_cents, v.price_cents,
    v.is_pay_what_you_want, v.currency, v.card_facts, jsonb_array_length(v.prompts),
    (select jsonb_build_object('key', m.media_key, 'kind', m.kind, 'alt', m.alt, 'width', m.width, 'height', m.height,
      'posterKey', m.poster_key)
      from listing_media m where m.listing_id = l.id and m.version = v.version order by m.position limit 1),
    l.is_demo, v.models, v.works_on, v.ratios, v.languages, v.min_seconds, v.max_seconds, v.has_audio,
    r.review_count, r.star_sum, r.bayes_rating, l.sales_count,
    ${trendingOf(now)}, l.published_at,
    array(select distinct unnest(v.title_words || v.tag_words || v.text_words)),
    ${buildSearchDocument()}
  from listings l
  join listing_versions v on v.listing_id = l.id and v.version = l.version
  join sellers on sellers.user_id = l.seller_id and sellers.state = 'active'
  join users u on u.id = l.seller_id and u.suspended_at is null and u.deleted_at is null
  ${countSignals(now)}
  where l.state = 'published' and l.id = ${wanted}`;

/** For a statement that reads listings as `l`: what their trending is computed from. `now` in Unix ms. */
const countSignals = (now: number): SQL => sql`
  cross join lateral (
    select count, sum, (${bayesPriorWeight * bayesPriorMean} + sum)::float8 / (${bayesPriorWeight} + count)
    from (select
      l.stars[1] + l.stars[2] + l.stars[3] + l.stars[4] + l.stars[5],
      l.stars[1] + 2 * l.stars[2] + 3 * l.stars[3] + 4 * l.stars[4] + 5 * l.stars[5]
    ) counted (count, sum)
  ) r (review_count, star_sum, bayes_rating)
  cross join lateral (
    select coalesce(sum(
      ${trendingWeights.sale}::float8 * d.sales + ${trendingWeights.wishlistAdd}::float8 * d.wishlist_adds
        + ${trendingWeights.open}::float8 * d.opens
    ), 0)
    from listing_daily_counts d
    where d.listing_id = l.id and ${isInTrendingWindow(now)}
  ) t (interest)
  cross join lateral (
    select case when ${lacksMedia} then ${trendingWeights.missingMedia}::float8 else 0 end
  ) p (deduction)`;

/** For a statement that reads listings as `l`. A bundle shows the covers of its prompts. */
export const lacksMedia: SQL = sql`(l.kind = 'prompt' and not exists (
  select 1 from listing_media m where m.listing_id = l.id and m.version = l.version
))`;

/** For a statement that reads daily counts as `d`. `now` in Unix ms. */
export const isInTrendingWindow = (now: number): SQL =>
  sql`d.day > (${instantOf(now)} at time zone 'utc')::date - ${trendingWindowDays}::int`;

/** From those signals, as `trendingScore` of the domain has it. */
const trendingOf = (now: number): SQL => sql`
  t.interest * r.bayes_rating / power(
    greatest(extract(epoch from ${instantOf(now)} - l.published_at) / 86400.0, 0)::float8
      + ${trendingWeights.ageOffsetDays}::float8,
    ${trendingWeights.agePower}::float8
  ) - p.deduction`;

const instantOf = (now: number): SQL => sql`to_timestamp(${now / 1000}::float8)`;

/**
 * Shows or hides a seller's listings by the state of their account: to be called in the transaction that suspends,
 * restores or removes it. `now` in Unix ms.
 */
export async function refreshSellerListings(db: Database, sellerId: string, now: number): Promise<void> {
  const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, sellerId));
  await refreshListings(
    db,
    rows.map(({ id }) => id),
    now
  );
}

/** Rows per transaction, which blocks other changes of the catalog. */
const batch = 500;
/**
 * Every score falls a little with each minute, and all alike: following that would write half of the catalog anew
 * each time and end every answer that is kept.
 */
const unseenChange = 0.01;

/** Brings counters and trending in the catalog up to date, and moves its oldest epoch forward. */
export const refreshCatalog = defineJob({
  name: 'keep-catalog',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async ({ db, now }) => {
    const moment = now();
    const { rows } = await db.execute<{ readonly id: string }>(sql`
      select l.id
      from listings l
      join listing_search s on s.listing_id = l.id and s.until_epoch = 9007199254740991
      ${countSignals(moment)}
      join listing_versions v on v.listing_id = l.id and v.version = l.version
      where s.category <> ${categoryOf(sql`v.category`)} or s.sales_count <> l.sales_count or s.review_count <> r.review_count or s.star_sum <> r.star_sum
        or abs(s.trending - (${trendingOf(moment)}))
          > ${unseenChange}::float8 * (greatest(s.trending, ${trendingOf(moment)}) + p.deduction)`);
    for (let start = 0; start < rows.length; start += batch) {
      const ids = rows.slice(start, start + batch).map(({ id }) => id);
      await db.transaction((tx) => refreshListings(tx, ids, moment));
    }
    await advanceOldestEpoch(db);
  }
});

/** Has wishlist items follow the ratings that changed since the last run, and deletes rows that no cursor needs any more. */
export const advanceOldestEpoch = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`update catalog_epoch set oldest_epoch = next_oldest_epoch, next_oldest_epoch = epoch`
    );
    await touchItemsWithNewRatings(tx);
    await tx.execute(
      sql`delete from listing_search where until_epoch <= (select oldest_epoch from catalog_epoch)`
    );
  });
