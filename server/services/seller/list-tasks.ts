import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { findModel, listActiveModels } from '#shared/domain/craft/model/registry/registry.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import {
  compareTasks,
  isRefundRateHigh,
  maxTasksOfKind,
  measureRefundRate,
  minRefunds,
  mostMeasuredSales,
  refundRateDays,
  type SellerTask
} from '#shared/domain/market/dashboard/seller-tasks.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { earnings } from '../../db/schema/ledger.ts';
import { listingSubmissions } from '../../db/schema/listing-submissions.ts';
import { bundleItems, listings, listingVersions, reviews } from '../../db/schema/listings.ts';
import { orders } from '../../db/schema/orders.ts';
import { readModelsInUse } from '../model/models-in-use.ts';

const dayMs = 86_400_000;

/** The seller's tasks, the most urgent first. */
export async function listTasks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: RequestContext
): Promise<SellerTask[]> {
  const sellerId = getPerson(request, 'seller.dashboard.read').id;
  const found = [
    await listReturned(db, sellerId),
    await listRetiredModels(db, sellerId, toIsoDate(now()).slice(0, 10)),
    await listHighRefunds(db, sellerId, new Date(now() - refundRateDays * dayMs)),
    await listDearBundles(db, sellerId),
    await listUnansweredReviews(db, sellerId)
  ];
  return found.flatMap((tasks) => tasks.slice(0, maxTasksOfKind)).toSorted(compareTasks);
}

const about = { listingId: listings.id, slug: listings.slug, title: listingVersions.title };

const onSale = and(
  eq(listingVersions.listingId, listings.id),
  eq(listingVersions.version, sql`${listings.version}`)
);

async function listReturned(db: Database, sellerId: string): Promise<SellerTask[]> {
  const rows = await db
    .select({
      listingId: listings.id,
      slug: listings.slug,
      title: sql<string>`${listingSubmissions.content} ->> 'title'`,
      reason: listingSubmissions.decisionReason,
      failure: listingSubmissions.failure
    })
    .from(listings)
    .innerJoin(
      listingSubmissions,
      eq(
        listingSubmissions.id,
        sql`(select max(s.id) from listing_submissions s where s.listing_id = ${listings.id})`
      )
    )
    .where(and(eq(listings.sellerId, sellerId), eq(listingSubmissions.state, 'changes_requested')))
    .orderBy(asc(listings.id));
  return rows.map(({ reason, failure, ...row }) =>
    failure === null
      ? { ...row, kind: 'changes_requested', reason }
      : { ...row, kind: 'publication_failed', failure }
  );
}

async function listRetiredModels(db: Database, sellerId: string, today: string): Promise<SellerTask[]> {
  const registry = await readModelsInUse(db);
  const active = new Set(listActiveModels(registry, today));
  const isRetired = (id: string): boolean => {
    const model = findModel(registry, id);
    return model !== undefined && !active.has(model);
  };
  const rows = await db
    .select({ ...about, models: listingVersions.models })
    .from(listings)
    .innerJoin(listingVersions, onSale)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.state, 'published'), eq(listings.kind, 'prompt')))
    .orderBy(asc(listings.id));
  return rows.flatMap(({ models, ...row }) =>
    models.filter(isRetired).map((model) => ({ ...row, kind: 'model_retired' as const, model }))
  );
}

/** Refunded sales have reversed earnings. */
const refunded = sql<number>`(count(*) filter (where ${earnings.state} = 'reversed'))::int`;

/** The share of the marketplace's latest sales that was refunded. */
async function readUsualRefundRate(db: Database, since: Date): Promise<number> {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(gte(orders.paidAt, since))
    .orderBy(desc(orders.paidAt))
    .limit(mostMeasuredSales)
    .as('latest');
  const [row] = await db
    .select({ sold: count(), refunded })
    .from(latest)
    .innerJoin(earnings, eq(earnings.orderId, latest.id));
  return measureRefundRate(row ?? { sold: 0, refunded: 0 });
}

async function listHighRefunds(db: Database, sellerId: string, since: Date): Promise<SellerTask[]> {
  const rows = await db
    .select({
      ...about,
      sold: count(),
      refunded
    })
    .from(orders)
    .innerJoin(earnings, eq(earnings.orderId, orders.id))
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(listingVersions, onSale)
    .where(and(eq(orders.sellerId, sellerId), gte(orders.paidAt, since)))
    .groupBy(listings.id, listings.slug, listingVersions.title)
    .having(gte(refunded, minRefunds))
    .orderBy(asc(listings.id));
  if (rows.length === 0) return [];
  const usualRate = await readUsualRefundRate(db, since);
  return rows
    .filter((row) => isRefundRateHigh(row, usualRate))
    .map((row) => ({ ...row, kind: 'refunds_high' }));
}

async function listDearBundles(db: Database, sellerId: string): Promise<SellerTask[]> {
  const partsCents = sql<number>`(
    select sum(v.price_cents)::int from ${bundleItems} b
    join listings i on i.id = b.item_id
    join listing_versions v on v.listing_id = i.id and v.version = i.version
    where b.bundle_id = ${listings.id} and b.bundle_version = ${listings.version})`;
  const rows = await db
    .select({ ...about, priceCents: listingVersions.priceCents, partsCents })
    .from(listings)
    .innerJoin(listingVersions, onSale)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.state, 'published'), eq(listings.kind, 'bundle')))
    .orderBy(asc(listings.id));
  return rows
    .filter((row) => row.priceCents > row.partsCents)
    .map(({ priceCents, partsCents: parts, ...row }) => ({
      ...row,
      kind: 'bundle_above_parts',
      price: formatDollars(priceCents),
      partsPrice: formatDollars(parts)
    }));
}

/** Reviews are answered on the listing's page, which a listing that is not on sale does not have. */
async function listUnansweredReviews(db: Database, sellerId: string): Promise<SellerTask[]> {
  const rows = await db
    .select({ ...about, count: count() })
    .from(listings)
    .innerJoin(listingVersions, onSale)
    .innerJoin(
      reviews,
      and(eq(reviews.listingId, listings.id), isNull(reviews.replyText), isNull(reviews.hiddenAt))
    )
    .where(and(eq(listings.sellerId, sellerId), eq(listings.state, 'published')))
    .groupBy(listings.id, listings.slug, listingVersions.title)
    .orderBy(asc(listings.id));
  return rows.map((row) => ({ ...row, kind: 'reviews_unanswered' }));
}
