import { and, desc, eq, inArray } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { ListingDraft, ListingText } from '#shared/domain/market/listing-draft.ts';
import { findNearestPrice } from '#shared/domain/market/platform-settings.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { bundleItems, listings, listingVersions } from '../../../db/schema/listings.ts';
import { readVersionMedia } from '../../media/version-media.ts';
import { readSealedContent } from '../../sealed/sealed-content.ts';
import { readSubmittedContent } from '../../sealed/submitted-content.ts';

/** The draft to edit: the open, canceled or returned submission, else the version on sale. Throws `not_found`. */
export async function getOwnDraft(
  { db }: Pick<Context, 'db'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<ListingDraft> {
  const seller = getPerson(request, 'seller.dashboard.read');
  const [listing] = await db.select().from(listings).where(eq(listings.id, id));
  if (listing?.sellerId !== seller.id) throw new ContractFailure('not_found');
  const [open] = await db
    .select({ id: listingSubmissions.id, content: listingSubmissions.content })
    .from(listingSubmissions)
    .where(
      and(
        eq(listingSubmissions.listingId, id),
        inArray(listingSubmissions.state, ['pending', 'scheduled', 'canceled', 'changes_requested'])
      )
    )
    .orderBy(desc(listingSubmissions.id))
    .limit(1);
  if (open !== undefined) {
    // Its price may have been allowed when it was submitted.
    const priceCents = findNearestPrice(open.content.priceCents);
    const content = ListingText.parse({ ...open.content, priceCents });
    if (content.kind === 'bundle') return content;
    return { ...content, data: await readSubmittedContent(db, open.id) };
  }
  if (listing.version === null) throw new ContractFailure('not_found');
  return readVersion(db, { listingId: id, version: listing.version, kind: listing.kind });
}

type Version = {
  readonly listingId: string;
  readonly version: number;
  readonly kind: ListingDraft['kind'];
};

/** A version as its seller wrote it. */
export async function readVersion(
  db: Database,
  { listingId, version, kind }: Version
): Promise<ListingDraft> {
  const [row] = await db
    .select()
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, listingId), eq(listingVersions.version, version)));
  if (kind === 'prompt') {
    const sealed = await readSealedContent(db, { listingId, version });
    const media = await readVersionMedia(db, { listingId, version });
    return ListingDraft.parse({ ...row, kind, media, data: sealed?.data });
  }
  const items = await db
    .select({ itemId: bundleItems.itemId })
    .from(bundleItems)
    .where(and(eq(bundleItems.bundleId, listingId), eq(bundleItems.bundleVersion, version)))
    .orderBy(bundleItems.position);
  return ListingDraft.parse({ ...row, kind, itemIds: items.map(({ itemId }) => itemId) });
}
