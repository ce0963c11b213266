import { and, eq, inArray } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { computeFacts, listStructure } from '#shared/domain/market/compute-facts.ts';
import { licenseTextName } from '#shared/domain/market/license-texts.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { ListedPrompt } from '#shared/domain/market/listing.ts';
import { isValidBundlePrice } from '#shared/domain/market/platform-settings.ts';
import { listSearchWords } from '#shared/domain/market/search-words.ts';
import { makeSlug } from '#shared/domain/market/slug.ts';
import { listingTransitions } from '#shared/domain/market/states.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { bundleItems, listings, listingVersions } from '../../../db/schema/listings.ts';
import { hashLegalText, readTextInForce } from '../../legal-text/read-legal-texts.ts';
import { saveVersionMedia } from '../../media/version-media.ts';
import { readModelsInUse } from '../../model/models-in-use.ts';
import { notifyOfNewVersion } from '../../notice/add-notice.ts';
import { notifyFollowers } from '../../notice/notify-followers.ts';
import { saveFingerprint } from '../../sealed/near-duplicates.ts';
import { saveSealedContent } from '../../sealed/sealed-content.ts';
import { refreshListings } from './refresh-listings.ts';

export type Publication = {
  readonly draft: ListingDraft;
  readonly sellerId: string;
  readonly isDemo?: boolean;
  /** The listing that this is a new version of. */
  readonly listingId?: string;
  /** Release notes of this version. */
  readonly notes?: string;
};

type Publishing = Pick<Context, 'now' | 'newId'>;

/**
 * Writes a version with its sealed text and public facts, and refreshes the catalog, within
 * `db`. The caller checks that the seller may publish.
 */
export async function publishVersion(
  { now, newId }: Publishing,
  db: Database,
  publication: Publication
): Promise<{ readonly id: string; readonly slug: string; readonly version: number }> {
  return db.transaction(async (tx) => {
    const moment = now();
    const listing = await lockListing(tx, publication, publication.listingId ?? newId('lst'), moment);
    const { draft } = publication;
    const items = draft.kind === 'bundle' ? await findItems(tx, draft, publication.sellerId) : null;
    const prompts = items?.flatMap((item) => item.prompts) ?? [
      describeOwnListing(draft, await readModelsInUse(tx), moment)
    ];
    const version = (listing.version ?? 0) + 1;
    await tx.insert(listingVersions).values({
      ...describeVersion(draft, prompts),
      ...(await describeLicense(tx, draft, moment)),
      listingId: listing.id,
      version,
      notes: publication.notes ?? '',
      createdAt: new Date(moment)
    });
    if (draft.kind === 'prompt') {
      await saveSealedContent(tx, { listingId: listing.id, version, data: draft.data, now: moment });
      await saveFingerprint(tx, { listingId: listing.id, version }, draft.data);
      const { sellerId } = publication;
      await saveVersionMedia(tx, { listingId: listing.id, version }, draft, { sellerId, now: moment });
    } else {
      const rows = draft.itemIds.map((itemId, position) => ({
        bundleId: listing.id,
        bundleVersion: version,
        position,
        itemId
      }));
      await tx.insert(bundleItems).values(rows);
    }
    const publishedAt = listing.publishedAt ?? new Date(moment);
    await tx
      .update(listings)
      .set({ state: 'published', version, publishedAt, updatedAt: new Date(moment) })
      .where(eq(listings.id, listing.id));
    await refreshListings(tx, [listing.id], moment);
    await notifyOfNewVersion({ now, newId }, tx, { listingId: listing.id, version });
    await notifyFollowers({ now, newId }, tx, { listingId: listing.id, version });
    return { id: listing.id, slug: listing.slug, version };
  });
}

function describeOwnListing(draft: ListingDraft, models: ModelRegistry, now: number): ListedPrompt {
  if (draft.kind === 'bundle') throw new Error('A bundle is described by its items');
  return describePrompt(draft.title, draft.data, models, now);
}

/** The listing, held until the version is written; a new one is made as if it had been looked at. */
async function lockListing(
  db: Database,
  { draft, sellerId, isDemo = false, listingId }: Publication,
  id: string,
  now: number
) {
  if (listingId === undefined) {
    const moment = new Date(now);
    const [made] = await db
      .insert(listings)
      .values({
        id,
        sellerId,
        slug: makeSlug(draft.title, id),
        kind: draft.kind,
        state: 'pending',
        isDemo,
        createdAt: moment,
        updatedAt: moment
      })
      .returning();
    if (made === undefined) throw new Error('The listing was not made');
    return made;
  }
  const [found] = await db.select().from(listings).where(eq(listings.id, id)).for('update');
  if (found?.sellerId !== sellerId || found.kind !== draft.kind) throw new ContractFailure('not_found');
  if (!canTransition(listingTransitions, found.state, 'published')) throw new ContractFailure('conflict');
  return found;
}

/** The items of a bundle: distinct prompts of the seller, for sale, whose prices add up to more than the bundle's. */
async function findItems(db: Database, draft: Extract<ListingDraft, { kind: 'bundle' }>, sellerId: string) {
  const rows = await db
    .select({ id: listings.id, priceCents: listingVersions.priceCents, prompts: listingVersions.prompts })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(
      and(
        inArray(listings.id, draft.itemIds),
        eq(listings.sellerId, sellerId),
        eq(listings.state, 'published'),
        eq(listings.kind, 'prompt')
      )
    );
  const items = draft.itemIds.map((id) => rows.find((row) => row.id === id));
  const found = items.filter((item) => item !== undefined);
  const isWhole = found.length === items.length && new Set(draft.itemIds).size === items.length;
  const prices = found.map(({ priceCents }) => priceCents);
  if (!isWhole || !isValidBundlePrice(draft.priceCents, prices))
    throw new ContractFailure('bundle_not_valid');
  return found;
}

/** The public facts computed from the sealed prompt. */
export const describePrompt = (
  title: string,
  data: PromptData,
  models: ModelRegistry,
  now: number
): ListedPrompt => ({
  title,
  facts: computeFacts(data, models, toIsoDate(now).slice(0, 10)),
  structure: listStructure(data)
});

async function describeLicense(tx: Database, { licence }: ListingDraft, now: number) {
  const license = await readTextInForce(tx, licenseTextName(licence), now);
  return { licence, licenceVersion: license.version, licenceHash: hashLegalText(license) };
}

/** The columns of a version that follow from its draft and from what is told of its prompts, of which there is one. */
function describeVersion(draft: ListingDraft, prompts: readonly ListedPrompt[]) {
  const [first] = prompts;
  if (first === undefined) throw new Error('A listing has a prompt');
  const facts = prompts.map((prompt) => prompt.facts);
  const { model, aspectRatio, durationSeconds, language, hasAudio } = first.facts;
  const seconds = facts.map((each) => each.durationSeconds);
  return {
    title: draft.title,
    description: draft.description,
    category: draft.category,
    tags: draft.tags,
    textLanguage: draft.textLanguage,
    priceCents: draft.priceCents,
    isPayWhatYouWant: draft.isPayWhatYouWant,
    suggestedCents: draft.suggestedCents,
    prompts,
    cardFacts: { model, aspectRatio, durationSeconds, language, hasAudio },
    models: once(facts.map((each) => each.model)),
    worksOn: once(facts.flatMap(({ fit }) => fit.map((scored) => scored.model))),
    ratios: once(facts.map((each) => each.aspectRatio)),
    languages: once(facts.map((each) => each.language)),
    minSeconds: Math.min(...seconds),
    maxSeconds: Math.max(...seconds),
    hasAudio: facts.some((each) => each.hasAudio),
    titleWords: once(listSearchWords(draft.title)),
    tagWords: once(listSearchWords([draft.category, ...draft.tags].join(' '))),
    textWords: once(listSearchWords(draft.description))
  };
}

const once = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');
