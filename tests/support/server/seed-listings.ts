// Listings for tests, published as a seller would, each with a seller of its own unless told otherwise.
import { newId } from '#server/context/new-id.ts';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sellers } from '#server/db/schema/listings.ts';
import { type Publication, publishVersion } from '#server/services/listing/publish/publish-version.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';

export type PromptDraft = Extract<ListingDraft, { kind: 'prompt' }>;

let expectedViolations = 0;

/** Ids that sort by their birth even within a millisecond. */
export const nextTimestamp = (): number => 1_763_000_000_000 + expectedViolations++ * 1000;

export async function seedUser(db: Database, username: string): Promise<string> {
  const id = newId('usr', nextTimestamp());
  await db
    .insert(users)
    .values({ id, email: `${username}@example.com`, username, displayName: `The ${username}` });
  return id;
}

export async function seedSeller(db: Database, username: string): Promise<string> {
  const id = await seedUser(db, username);
  await db.insert(sellers).values({ userId: id, state: 'active', createdAt: new Date(0) });
  return id;
}

export const buildPromptDraft = (fields: Partial<PromptDraft> = {}): PromptDraft => ({
  kind: 'prompt',
  title: 'A lamp in the fog',
  description: 'A keeper lights a lamp.',
  category: 'Documentary',
  tags: ['fog'],
  textLanguage: 'English',
  priceCents: 500,
  isPayWhatYouWant: false,
  suggestedCents: null,
  licence: 'personal',
  media: [],
  data: { ...defaultPromptData, concept: 'A keeper lights a lamp', duration: 8 },
  ...fields
});

export async function seedListing(
  db: Database,
  sellerId: string,
  draft: ListingDraft,
  more: Partial<Publication> = {}
): Promise<{ readonly id: string; readonly slug: string; readonly version: number }> {
  const moment = nextTimestamp();
  const context = {
    now: () => moment,
    newId: (prefix: Parameters<typeof newId>[0]) => newId(prefix, moment)
  };
  return publishVersion(context, db, { draft, sellerId, ...more });
}
