import { and, eq, inArray } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { findRevealedParts, listPublicTexts } from '#shared/domain/market/listing-checks.ts';
import type { ListingDraft, ListingText } from '#shared/domain/market/listing-draft.ts';
import { needsMedia } from '#shared/domain/market/media/preview-media.ts';
import {
  type ListingSubmission,
  maxScheduleMs,
  type SubmissionOutcome
} from '#shared/domain/market/seller.ts';
import { makeSlug } from '#shared/domain/market/slug.ts';
import { listingTransitions } from '#shared/domain/market/states.ts';
import { readOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings, sellers } from '../../../db/schema/listings.ts';
import { findDraftMedia } from '../../media/read-media.ts';
import { saveSubmittedContent } from '../../sealed/submitted-content.ts';
import { refuseOutdatedTerms } from '../../legal-text/accepted-terms.ts';
import { refuseForbiddenWords } from '../../moderation/refuse-forbidden-words.ts';
import { publishVersion } from '../publish/publish-version.ts';
import { needsReview } from './needs-review.ts';
import { markUnreviewed } from './post-review.ts';

type SubmitContext = Pick<Context, 'db' | 'now' | 'newId'>;

/**
 * Publishes at once, at a time, or after a review. Throws `not_selling`, `seller_terms_not_accepted`, `conflict`,
 * `publication_time_not_valid`, or the draft's validation error.
 */
export async function submitListing(
  context: SubmitContext,
  { draft, listingId, notes, publishAt }: ListingSubmission,
  request: RequestContext
): Promise<SubmissionOutcome> {
  const { id: sellerId } = getPerson(request, 'listing.write');
  checkDraft(draft, notes);
  checkTime(publishAt, context.now());
  return context.db.transaction(async (tx) => {
    await lockActiveSeller(tx, sellerId);
    await refuseOutdatedTerms(tx, sellerId, context.now());
    const { title, description, tags } = draft;
    const alt = draft.kind === 'prompt' ? draft.media.map((medium) => medium.alt) : [];
    await refuseForbiddenWords(tx, { title, description, tags, alt });
    const before = listingId === null ? null : await lockOwnListing(tx, sellerId, listingId);
    if (before !== null && before.kind !== draft.kind) throw new ContractFailure('conflict');
    await findDraftMedia(tx, draft, { sellerId, now: context.now() });
    const isReviewed = await needsReview(tx, { sellerId, listing: before, draft, now: context.now() });
    if (!isReviewed && publishAt === undefined) {
      const publication = { draft, sellerId, notes, ...(listingId === null ? {} : { listingId }) };
      if (listingId !== null) await withdrawOpen(tx, listingId);
      const published = await publishVersion(context, tx, publication);
      if (before?.version == null) await markUnreviewed(context, tx, published.id);
      return { ...published, isPublished: true, publishAt: null };
    }
    const listing = before ?? (await createListing(context, tx, sellerId, draft));
    const state = isReviewed ? 'pending' : 'scheduled';
    await queue(context, tx, listing, { draft, notes, publishAt, state });
    const { id, slug, version } = listing;
    return { id, slug, isPublished: false, version, publishAt: publishAt ?? null };
  });
}

function checkDraft(draft: ListingDraft, notes: string): void {
  if (draft.kind === 'bundle') return;
  // Every license forbids selling the prompt itself.
  if (readOrigin(draft.data) !== null) throw new ContractFailure('resale_not_allowed');
  if (needsMedia(draft)) throw new ContractFailure('media_required');
  const isRevealing = listPublicTexts({ ...draft, notes }).some(
    (text) => findRevealedParts(text, draft.data).length > 0
  );
  if (isRevealing) throw new ContractFailure('listing_reveals_prompt');
}

/** Times are compared with the server's clock: one that has passed is refused, so that nothing goes on sale by surprise. */
function checkTime(publishAt: number | undefined, now: number): void {
  const isValid = publishAt === undefined || (publishAt > now && publishAt <= now + maxScheduleMs);
  if (!isValid) throw new ContractFailure('publication_time_not_valid');
}

/** Serializes a seller's submissions, so that concurrent ones cannot bypass the review of first listings. */
export async function lockActiveSeller(tx: Database, sellerId: string): Promise<void> {
  const [seller] = await tx
    .select({ state: sellers.state })
    .from(sellers)
    .where(eq(sellers.userId, sellerId))
    .for('update');
  if (seller?.state !== 'active') throw new ContractFailure('not_selling');
}

type Listing = typeof listings.$inferSelect;

async function lockOwnListing(tx: Database, sellerId: string, id: string): Promise<Listing> {
  const [found] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  if (found?.sellerId !== sellerId) throw new ContractFailure('not_found');
  const isOpen = found.state === 'pending' || canTransition(listingTransitions, found.state, 'published');
  if (!isOpen) throw new ContractFailure('conflict');
  return found;
}

async function createListing(
  { now, newId }: SubmitContext,
  tx: Database,
  sellerId: string,
  { kind, title }: ListingDraft
): Promise<Listing> {
  const id = newId('lst');
  const moment = new Date(now());
  const [made] = await tx
    .insert(listings)
    .values({
      id,
      sellerId,
      slug: makeSlug(title, id),
      kind,
      state: 'pending',
      createdAt: moment,
      updatedAt: moment
    })
    .returning();
  if (made === undefined) throw new Error('The listing was not created');
  return made;
}

async function withdrawOpen(tx: Database, listingId: string): Promise<void> {
  const isOpen = and(
    eq(listingSubmissions.listingId, listingId),
    inArray(listingSubmissions.state, ['pending', 'scheduled'])
  );
  await tx.update(listingSubmissions).set({ state: 'withdrawn' }).where(isOpen);
}

type Queued = Pick<ListingSubmission, 'draft' | 'notes' | 'publishAt'> & {
  readonly state: 'pending' | 'scheduled';
};

/** Replaces the listing's open submission. A version on sale stays on sale. */
async function queue(
  { now, newId }: SubmitContext,
  tx: Database,
  listing: Listing,
  { draft, notes, publishAt, state }: Queued
): Promise<void> {
  const id = newId('lsb');
  const moment = new Date(now());
  await withdrawOpen(tx, listing.id);
  await tx.insert(listingSubmissions).values({
    id,
    listingId: listing.id,
    state,
    content: toText(draft),
    notes,
    baseVersion: listing.version,
    publishAt: publishAt === undefined ? null : new Date(publishAt),
    submittedAt: moment
  });
  if (draft.kind === 'prompt') await saveSubmittedContent(tx, id, draft.data);
  if (listing.version !== null) return;
  await tx.update(listings).set({ state: 'pending', updatedAt: moment }).where(eq(listings.id, listing.id));
}

function toText(draft: ListingDraft): ListingText {
  if (draft.kind === 'bundle') return draft;
  const { data: _sealed, ...text } = draft;
  return text;
}
