import { createHash } from 'node:crypto';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { isLargePriceChange } from '#shared/domain/market/listing-checks.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { Database } from '../../../db/client.ts';
import { bundleItems, listings, listingVersions } from '../../../db/schema/listings.ts';
import { readPlatformSettings } from '../../read-platform-settings.ts';
import { hasNewMedia } from '../../media/version-media.ts';
import { findNearDuplicates } from '../../sealed/near-duplicates.ts';
import { readSealedContent } from '../../sealed/sealed-content.ts';

type Submitted = {
  readonly sellerId: string;
  /** Null for a new listing. */
  readonly listing: { readonly id: string; readonly version: number | null } | null;
  readonly draft: ListingDraft;
  /** Unix milliseconds. */
  readonly now: number;
};

/**
 * True for a seller's first listings, a prompt that is a near duplicate of another seller's, a changed prompt or bundle,
 * new media, and a large price change.
 */
export async function needsReview(tx: Database, submitted: Submitted): Promise<boolean> {
  const { sellerId, listing, draft, now } = submitted;
  const settings = await readPlatformSettings(tx, now);
  if (listing?.version == null) {
    const isNewSeller = (await countPublished(tx, sellerId)) < settings.reviewedListings;
    return isNewSeller || (await isCloseToAnother(tx, sellerId, draft));
  }
  const version = { listingId: listing.id, version: listing.version };
  const [before] = await tx
    .select({ priceCents: listingVersions.priceCents })
    .from(listingVersions)
    .where(
      and(eq(listingVersions.listingId, version.listingId), eq(listingVersions.version, version.version))
    );
  if (before === undefined) return true;
  if (isLargePriceChange(before.priceCents, draft.priceCents, settings.reviewedPriceChangePercent))
    return true;
  if (await hasNewMedia(tx, version, draft, { sellerId, now })) return true;
  return draft.kind === 'bundle'
    ? !(await hasSameItems(tx, version, draft.itemIds))
    : !(await hasSameText(tx, version, draft.data));
}

async function isCloseToAnother(tx: Database, sellerId: string, draft: ListingDraft): Promise<boolean> {
  if (draft.kind === 'bundle') return false;
  return (await findNearDuplicates(tx, { data: draft.data, sellerId, slug: null })).isCloseToAnother;
}

async function countPublished(tx: Database, sellerId: string): Promise<number> {
  const [row] = await tx
    .select({ published: count() })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), isNotNull(listings.publishedAt)));
  return row?.published ?? 0;
}

type Version = { readonly listingId: string; readonly version: number };

async function hasSameItems(tx: Database, version: Version, itemIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ itemId: bundleItems.itemId })
    .from(bundleItems)
    .where(and(eq(bundleItems.bundleId, version.listingId), eq(bundleItems.bundleVersion, version.version)))
    .orderBy(bundleItems.position);
  const before = new Set(rows.map(({ itemId }) => itemId));
  return before.size === itemIds.length && itemIds.every((id) => before.has(id));
}

type PromptDraft = Extract<ListingDraft, { kind: 'prompt' }>;

async function hasSameText(tx: Database, version: Version, data: PromptDraft['data']): Promise<boolean> {
  const before = await readSealedContent(tx, version);
  const contentHash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  return before?.contentHash === contentHash;
}
