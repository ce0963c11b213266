import { and, eq, inArray } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { isPossibleSuggestion, type ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { ListingChangeOutcome } from '#shared/contract/cloud/selling.ts';
import type { ListingChange } from '#shared/domain/market/seller.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings } from '../../../db/schema/listings.ts';
import { readVersion } from './get-own-draft.ts';
import { refuseWhile } from '../../platform-state/read-restrictions.ts';
import { setOnSale } from './set-on-sale.ts';
import { lockActiveSeller, submitListing } from './submit-listing.ts';

type ChangeContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** Changes listings one after another, each in a transaction of its own: one that is refused leaves the others changed. */
export async function changeListings(
  context: ChangeContext,
  { changes }: { readonly changes: readonly ListingChange[] },
  request: RequestContext
): Promise<ListingChangeOutcome[]> {
  getPerson(request, 'listing.write');
  const outcomes: ListingChangeOutcome[] = [];
  for (const change of changes) {
    outcomes.push({ id: change.id, ...(await tryChange(context, change, request)) });
  }
  return outcomes;
}

type Outcome = Omit<ListingChangeOutcome, 'id'>;

async function tryChange(
  context: ChangeContext,
  change: ListingChange,
  request: RequestContext
): Promise<Outcome> {
  try {
    return { state: await changeListing(context, change, request), refusal: null };
  } catch (error) {
    if (!(error instanceof ContractFailure) || error.code === 'internal') throw error;
    const { code, forbiddenUse } = error;
    const refusal = forbiddenUse === undefined ? { code } : { code, forbiddenUse };
    return { state: 'refused', refusal };
  }
}

async function changeListing(
  context: ChangeContext,
  { id, isOnSale, isPaused, ...changes }: ListingChange,
  request: RequestContext
): Promise<ListingChangeOutcome['state']> {
  const { id: sellerId } = getPerson(request, 'listing.write');
  return context.db.transaction(async (tx) => {
    // The order of locks of every submission.
    await lockActiveSeller(tx, sellerId);
    const within = { ...context, db: tx };
    if (isOnSale !== undefined) await setOnSale(within, { id, isOnSale, isPaused }, request);
    if (Object.values(changes).every((part) => part === undefined)) return 'changed';
    // It publishes a version.
    await refuseWhile(tx, 'selling_closed');
    const before = await readOnSale(tx, sellerId, id);
    const changed = applyChanges(before, changes);
    // A floor that rises above what was suggested leaves no suggestion.
    const draft = isPossibleSuggestion(changed) ? changed : { ...changed, suggestedCents: null };
    const { isPublished } = await submitListing(within, { draft, listingId: id, notes: '' }, request);
    return isPublished ? 'changed' : 'in_review';
  });
}

const applyChanges = (
  before: ListingDraft,
  { priceCents, suggestedCents, tags }: Omit<ListingChange, 'id' | 'isOnSale' | 'isPaused'>
): ListingDraft => ({
  ...before,
  priceCents: priceCents ?? before.priceCents,
  suggestedCents: suggestedCents === undefined ? before.suggestedCents : suggestedCents,
  tags: tags ?? before.tags
});

/** The version on sale. Throws `conflict` where there is none, or where changes of it are open: they would be replaced. */
async function readOnSale(tx: Database, sellerId: string, id: string) {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  if (listing?.sellerId !== sellerId) throw new ContractFailure('not_found');
  const open = await tx
    .select({ id: listingSubmissions.id })
    .from(listingSubmissions)
    .where(
      and(eq(listingSubmissions.listingId, id), inArray(listingSubmissions.state, ['pending', 'scheduled']))
    );
  const { version, kind } = listing;
  if (listing.state !== 'published' || version === null || open.length > 0)
    throw new ContractFailure('conflict');
  return readVersion(tx, { listingId: id, version, kind });
}
