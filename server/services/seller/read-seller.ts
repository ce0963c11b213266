import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { OwnListing, Seller } from '#shared/domain/market/seller.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions, sellers } from '../../db/schema/listings.ts';
import { listingSubmissions } from '../../db/schema/listing-submissions.ts';
import { categoryOf } from '../category/category-of.ts';
import { areTermsOutdated } from '../legal-text/accepted-terms.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';

export async function getSeller(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: RequestContext
): Promise<Seller | null> {
  return readSeller(db, getPerson(request, 'seller.dashboard.read').id, now());
}

/** Null for a user who never applied. */
export async function readSeller(db: Database, userId: string, now: number): Promise<Seller | null> {
  const [row] = await db.select().from(sellers).where(eq(sellers.userId, userId));
  if (row === undefined) return null;
  const { state, reason, country, sells, termsVersion } = row;
  return {
    state,
    reason,
    until: row.until?.getTime() ?? null,
    country,
    sells,
    termsVersion,
    mustAcceptTerms: await areTermsOutdated(db, termsVersion, now),
    appliedAt: row.createdAt.getTime()
  };
}

const lastSubmission = sql`(
  select max(s.id) from listing_submissions s where s.listing_id = ${listings.id})`;

const bundleProblem = sql<OwnListing['bundleProblem']>`(
  select case
    when bool_or(i.state <> 'published') then 'part_unavailable'
    when sum(iv.price_cents) < ${listingVersions.priceCents} then 'above_parts' end
  from bundle_items b
  join listings i on i.id = b.item_id
  join listing_versions iv on iv.listing_id = i.id and iv.version = i.version
  where ${listings.state} = 'published' and b.bundle_id = ${listings.id} and b.bundle_version = ${listings.version})`;

const category = sql`coalesce(${listingVersions.category}, ${listingSubmissions.content} ->> 'category')`;

type Submitted = typeof listingSubmissions.$inferSelect;

function describeSubmission(submitted: Submitted | null): OwnListing['submission'] {
  if (submitted === null) return null;
  const { state, decisionReason: reason, failure, publishAt } = submitted;
  if (state === 'approved' || state === 'withdrawn') return null;
  return { state, reason, failure, publishAt: publishAt?.getTime() ?? null };
}

type Priced = Readonly<
  Record<'priceCents' | 'suggestedCents', number | null> & { isPayWhatYouWant: boolean | null }
>;

const describePrice = (priced?: Priced): Pick<OwnListing, 'price' | 'isPayWhatYouWant' | 'suggested'> => ({
  price: formatDollars(priced?.priceCents ?? 0),
  isPayWhatYouWant: priced?.isPayWhatYouWant ?? false,
  suggested: priced?.suggestedCents == null ? null : formatDollars(priced.suggestedCents)
});

const ListingCursor = z.tuple([CursorId]);

export async function listOwnListings(
  context: Pick<Context, 'db'>,
  page: InputOf<CloudContract['sellers.listListings']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['sellers.listListings']>> {
  return listListingsOf(context, getPerson(request, 'seller.dashboard.read').id, page);
}

/**
 * Listings in every state, newest first. A listing that was never published has no version. The caller has checked the
 * permission.
 */
export async function listListingsOf(
  { db }: Pick<Context, 'db'>,
  sellerId: string,
  { cursor, limit }: InputOf<CloudContract['sellers.listListings']>
): Promise<OutputOf<CloudContract['sellers.listListings']>> {
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, ListingCursor);
  const isOlder = after === undefined ? undefined : lt(listings.id, after);
  const found = await selectListings(db, and(eq(listings.sellerId, sellerId), isOlder), limit + 1);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

/** Those of these listings that are the seller's. */
export const readOwnListings = (
  db: Database,
  sellerId: string,
  ids: readonly string[]
): Promise<OwnListing[]> =>
  selectListings(db, and(eq(listings.sellerId, sellerId), inArray(listings.id, [...ids])), ids.length);

async function selectListings(db: Database, where: SQL | undefined, limit: number): Promise<OwnListing[]> {
  const rows = await db
    .select({
      listing: listings,
      title: listingVersions.title,
      category: sql<string>`${categoryOf(category)}`,
      description: listingVersions.description,
      priceCents: listingVersions.priceCents,
      isPayWhatYouWant: listingVersions.isPayWhatYouWant,
      suggestedCents: listingVersions.suggestedCents,
      tags: listingVersions.tags,
      bundleProblem,
      submitted: listingSubmissions
    })
    .from(listings)
    .leftJoin(listingSubmissions, eq(listingSubmissions.id, lastSubmission))
    .leftJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, sql`${listings.version}`))
    )
    .where(where)
    .orderBy(desc(listings.id))
    .limit(limit);
  return rows.map(({ listing, title, submitted, ...row }) => ({
    id: listing.id,
    slug: listing.slug,
    kind: listing.kind,
    title: title ?? submitted?.content.title ?? '',
    category: row.category ?? '',
    description: row.description ?? submitted?.content.description ?? '',
    state: listing.state,
    ...describePrice(title === null ? submitted?.content : row),
    tags: row.tags ?? submitted?.content.tags ?? [],
    version: listing.version,
    salesCount: listing.salesCount,
    updatedAt: listing.updatedAt.getTime(),
    bundleProblem: row.bundleProblem,
    submission: describeSubmission(submitted)
  }));
}
