// Notifies people whose wishlist has a listing that is on sale now.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findActiveSale, type PricedSale } from '#shared/domain/trade/sale.ts';
import type { Context } from '../../context/context.ts';
import { defineJob } from '../../context/job.ts';
import type { Database } from '../../db/client.ts';
import { openEndedEpochSql } from '../../db/schema/catalog.ts';
import { saleAnnouncements } from '../../db/schema/sales.ts';
import { addNotices, type NewNotice } from '../notice/add-notice.ts';

type AnnounceContext = Pick<Context, 'db' | 'now' | 'newId' | 'log'>;

/** Sellers create sales one by one: those that begin so close to each other are announced together. */
const quietMs = 5 * 60_000;
/** However many more begin, the first one is announced after this time. */
const maxWaitMs = 30 * 60_000;

const sellersPerRun = 200;
const noticesPerStatement = 500;

/**
 * Announces each sale once, a seller's sales in one transaction: an interrupted run leaves all of them to the next one, and
 * of two instances the second waits for the row of the first, then finds nothing to do.
 */
export async function announceSales(context: AnnounceContext): Promise<void> {
  for (const saleIds of await listDue(context)) {
    await context.db
      .transaction((tx) => announce(context, tx, saleIds))
      .catch((error: unknown) => context.log.error({ error, saleIds }, 'sales could not be announced'));
  }
}

const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`;

/** `s` is of `sales`, `n` the row of the catalog. Sales of what the catalog does not show are announced once it does. */
const runningSales = (now: number) => {
  const moment = at(now);
  return sql`sales s
    join listing_search n on n.listing_id = s.listing_id and n.until_epoch = ${openEndedEpochSql}
      and s.starts_at <= ${moment} and s.ends_at > ${moment} and (s.ended_at is null or s.ended_at > ${moment})`;
};

/** The sales to announce, by seller. */
async function listDue({ db, now }: AnnounceContext): Promise<string[][]> {
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    select array_agg(s.id order by s.id) as ids from ${runningSales(now())}
    where not exists (select from sale_announcements a where a.sale_id = s.id)
    group by n.seller_id
    having max(s.starts_at) <= ${at(now() - quietMs)} or min(s.starts_at) <= ${at(now() - maxWaitMs)}
    order by min(s.starts_at) limit ${sellersPerRun}`);
  return rows.map(({ ids }) => ids);
}

async function announce(context: AnnounceContext, tx: Database, saleIds: readonly string[]): Promise<void> {
  const announcedAt = new Date(context.now());
  const claimed = await tx
    .insert(saleAnnouncements)
    .values(saleIds.map((saleId) => ({ saleId, announcedAt })))
    .onConflictDoNothing()
    .returning({ saleId: saleAnnouncements.saleId });
  const ids = claimed.map(({ saleId }) => saleId);
  const sales = await readSales(tx, ids, context.now());
  const notices = groupSaleNotices(sales, await listWishlistedSales(tx, [...sales.keys()]));
  for (let start = 0; start < notices.length; start += noticesPerStatement)
    await addNotices(context, tx, notices.slice(start, start + noticesPerStatement));
}

type SaleRow = Omit<AnnouncedSale, 'priceCents'> & {
  readonly id: string;
  readonly listedCents: number;
  readonly sales: readonly PricedSale[];
};

/** Those that lower the price: a seller may have changed it since they planned the sale. */
async function readSales(
  tx: Database,
  ids: readonly string[],
  now: number
): Promise<ReadonlyMap<string, AnnouncedSale>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<SaleRow>(sql`
    select s.id, n.slug, n.title, u.display_name as seller, n.listed_cents as "listedCents", n.sales,
      (extract(epoch from s.ends_at) * 1000)::float8 as "endsAt"
    from ${runningSales(now)} join users u on u.id = n.seller_id
    where s.id = any(${sql.param([...ids])}::text[])`);
  return new Map(
    rows.flatMap(({ id, slug, title, seller, endsAt, listedCents, sales }) => {
      const priceCents = findActiveSale(sales, now)?.cents ?? listedCents;
      return priceCents < listedCents ? [[id, { slug, title, seller, endsAt, priceCents }]] : [];
    })
  );
}

/** Without sellers' own listings, and what a person owns: of a bundle, all of its prompts. */
async function listWishlistedSales(
  tx: Database,
  saleIds: readonly string[]
): Promise<readonly WishlistedSale[]> {
  if (saleIds.length === 0) return [];
  const { rows } = await tx.execute<WishlistedSale>(sql`
    select w.owner_id as "ownerId", s.id as "saleId" from sales s
    join listings l on l.id = s.listing_id
    join wishlist_items w on w.listing_id = l.id and w.added_at < s.starts_at and w.owner_id <> l.seller_id
    join users u on u.id = w.owner_id and u.suspended_at is null
    where s.id = any(${sql.param([...saleIds])}::text[]) and exists (
      select from (
        select l.id where l.kind = 'prompt'
        union all
        select b.item_id from bundle_items b where b.bundle_id = l.id and b.bundle_version = l.version
      ) item (id)
      where not exists (
        select from entitlements e
        where e.holder_id = w.owner_id and e.listing_id = item.id and e.state <> 'revoked'))
    order by w.owner_id, s.starts_at, s.id`);
  return rows;
}

export const announceSalesJob = defineJob({
  name: 'announce-sales',
  payload: z.object({}),
  schedule: '* * * * *',
  run: (context) => announceSales(context)
});

type AnnouncedSale = {
  readonly slug: string;
  readonly title: string;
  /** Display name. */
  readonly seller: string;
  readonly priceCents: number;
  readonly endsAt: number;
};

type WishlistedSale = { readonly ownerId: string; readonly saleId: string };

/**
 * One notice a person about all sales of one seller on their wishlist. It names the first one in the
 * order of `wishlisted`.
 */
function groupSaleNotices(
  sales: ReadonlyMap<string, AnnouncedSale>,
  wishlisted: readonly WishlistedSale[]
): readonly NewNotice[] {
  const byOwner = new Map<string, string[]>();
  for (const { ownerId, saleId } of wishlisted)
    byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), saleId]);
  return [...byOwner].flatMap(([ownerId, [first = '', ...others]]) => {
    const sale = sales.get(first);
    if (sale === undefined) return [];
    const { slug, title, seller, priceCents, endsAt } = sale;
    const price = { cents: priceCents, currency: 'USD' } as const;
    const about = { slug, title, seller, price, endsAt, others: others.length };
    return [{ to: [ownerId], key: `sale:${first}`, subject: { kind: 'wishlist_sale', ...about } }];
  });
}
