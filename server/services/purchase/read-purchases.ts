import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../context/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { entitlements, orderItems, orders, refundRequests } from '../../db/schema/orders.ts';
import { isTestPayment } from '../../context/payment-provider.ts';
import { categoryOf } from '../category/category-of.ts';
import { contentHashOf } from '../sealed/sealed-content.ts';
import { type CoverRow, toMediaFile, toPerson } from '../listing/read/listing-card.ts';

/** Purchases of one buyer, the newest first, without those that a later order bought twice. */
export const selectPurchases = (db: Context['db'], holderId: string, which: SQL | undefined, limit: number) =>
  db
    .select({
      id: entitlements.id,
      state: entitlements.state,
      openedAt: entitlements.openedAt,
      order: orders,
      item: orderItems,
      slug: listings.slug,
      newestVersion: newestText,
      openedVersion,
      title: listingVersions.title,
      category: sql<string>`${categoryOf(sql`${listingVersions.category}`)}`,
      facts: listingVersions.cardFacts,
      seller: { username: users.username, displayName: users.displayName, avatarKey: users.avatarKey },
      refundRequest: refundRequests.state,
      cover
    })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, entitlements.orderId), eq(orderItems.listingId, entitlements.listingId))
    )
    .innerJoin(listings, eq(listings.id, entitlements.listingId))
    .innerJoin(
      listingVersions,
      and(
        eq(listingVersions.listingId, orderItems.listingId),
        eq(listingVersions.version, orderItems.version)
      )
    )
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(refundRequests, and(eq(refundRequests.orderId, orders.id), ne(refundRequests.state, 'closed')))
    .where(and(eq(entitlements.holderId, holderId), eq(entitlements.isDuplicate, false), which))
    .orderBy(desc(entitlements.id))
    .limit(limit);

export type PurchaseRow = Awaited<ReturnType<typeof selectPurchases>>[number];

/** The first of the latest versions whose sealed prompts are the same to the letter; null for a listing without any. */
const newestText = sql<number | null>`(
  select case when listings.version is null then null else 1 + coalesce(max(v.version), 0) end
  from listing_versions v
  where v.listing_id = listings.id and v.version < listings.version
    and ${sql.raw(contentHashOf('v.listing_id', 'v.version'))}
      is distinct from ${sql.raw(contentHashOf('listings.id', 'listings.version'))})`;

const openedVersion = sql<number | null>`(
  select max(o.version) from openings o where o.entitlement_id = ${entitlements.id})`;

const cover = sql<CoverRow | null>`(
  select jsonb_build_object('key', m.media_key, 'kind', m.kind, 'alt', m.alt, 'width', m.width, 'height', m.height,
    'posterKey', m.poster_key)
  from listing_media m
  where m.listing_id = ${listingVersions.listingId} and m.version = ${listingVersions.version}
  order by m.position limit 1)`;

/** `not_found` for anybody else's. */
export async function readPurchaseRow(db: Context['db'], holderId: string, id: string): Promise<PurchaseRow> {
  const [row] = await selectPurchases(db, holderId, eq(entitlements.id, id), 1);
  if (row === undefined) throw new ContractFailure('not_found');
  return row;
}

export function toPurchase({ order, item, facts, ...row }: PurchaseRow): Purchase {
  if (order.paidAt === null || row.newestVersion === null) throw new Error(`${row.id} was never sold`);
  return {
    id: row.id,
    state: row.state,
    orderId: order.id,
    slug: row.slug,
    title: row.title,
    seller: toPerson(row.seller),
    model: facts.model,
    cover: row.cover === null ? null : toMediaFile(row.cover),
    category: row.category,
    aspectRatio: facts.aspectRatio,
    licence: order.licence,
    version: item.version,
    newestVersion: Math.max(row.newestVersion, item.version),
    openedVersion: row.openedVersion,
    price: formatDollars(item.shareCents),
    boughtAt: order.paidAt.getTime(),
    openedAt: row.openedAt?.getTime() ?? null,
    isDisputed: order.state === 'disputed',
    refundRequest: row.refundRequest,
    isSandbox: isTestPayment(order.provider)
  };
}
