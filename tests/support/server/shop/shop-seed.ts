import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { users } from '#server/db/schema/accounts.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import { submitListing } from '#server/services/listing/submit/submit-listing.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { requestOf } from '../buying/request-of.ts';
import { buildPromptDraft, type PromptDraft } from '../seed-listings.ts';

/** A seller's area while it is being filled. */
export type ShopSeed = {
  readonly context: Context;
  /** Unix milliseconds; moved forward while seeding, so that the shop has a past. */
  readonly clock: { now: number };
  readonly seller: Person;
  /** Of every listing with a price. */
  readonly media: readonly ListingMedium[];
};

export type Published = { readonly id: string; readonly slug: string };

export const publish = ({ context, seller }: ShopSeed, draft: ListingDraft): Promise<Published> =>
  publishVersion(context, context.db, { draft, sellerId: seller.id });

/** Waits for a review, as the first listings of a seller do. */
export async function submit(
  { context, seller, media }: ShopSeed,
  fields: Partial<PromptDraft>
): Promise<void> {
  const draft = buildPromptDraft({ media: [...media], ...fields });
  await submitListing(context, { draft, listingId: null, notes: '' }, requestOf(seller));
}

/** Somebody with a profile, who can buy, ask and follow. */
export async function addPerson({ context }: ShopSeed, displayName: string): Promise<Person> {
  const id = context.newId('usr');
  const username = `person-${randomUUID().slice(0, 8)}`;
  await context.db.insert(users).values({ id, email: `${username}@example.com`, username, displayName });
  return { kind: 'person', id, roles: ['user'], status: 'active', isVerified: true };
}
