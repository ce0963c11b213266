import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PublicFields, QueueContent, ShownMedium } from '#shared/contract/cloud/admin/content.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { ListingText } from '#shared/domain/market/listing-draft.ts';
import type { Database } from '../../../db/client.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { bundleItems, listingMedia, listings, listingVersions } from '../../../db/schema/listings.ts';
import { media } from '../../../db/schema/media.ts';
import { mediaUrl } from '../../../media/media-store.ts';
import { fileUnder } from '../../category/category-of.ts';
import { listDuplicatesOfSubmission } from '../../sealed/near-duplicates.ts';

/** The submitted public texts beside the published ones, and the prompt's similarity to those of others. */
export async function readSubmission(db: Database, id: string): Promise<QueueContent<'submission'>> {
  const [row] = await db
    .select({ submission: listingSubmissions, sellerId: listings.sellerId })
    .from(listingSubmissions)
    .innerJoin(listings, eq(listings.id, listingSubmissions.listingId))
    .where(eq(listingSubmissions.id, id));
  if (row === undefined) throw new ContractFailure('not_found');
  const { submission, sellerId } = row;
  const { listingId, baseVersion, notes, publishAt } = submission;
  const text = ListingText.parse(submission.content);
  return {
    kind: 'submission',
    before: baseVersion === null ? null : await readVersion(db, { listingId, version: baseVersion }),
    after: await describe(db, text, sellerId),
    notes,
    publishAt: publishAt?.getTime() ?? null,
    nearDuplicates:
      text.kind === 'bundle' ? [] : await listDuplicatesOfSubmission(db, { submissionId: id, sellerId })
  };
}

async function describe(db: Database, text: ListingText, sellerId: string): Promise<PublicFields> {
  const { kind: _kind, ...fields } = text;
  const category = await fileUnder(db, fields.category);
  return 'itemIds' in fields
    ? { ...fields, category, items: await nameListings(db, fields.itemIds), media: [] }
    : { ...fields, category, items: [], media: await findMedia(db, fields.media, sellerId) };
}

type DraftMedia = Extract<ListingText, { kind: 'prompt' }>['media'];

async function findMedia(db: Database, named: DraftMedia, ownerId: string): Promise<ShownMedium[]> {
  const ids = named.map(({ id }) => id);
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.ownerId, ownerId)));
  return named.flatMap(({ id, alt }) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? [] : { kind: row.kind, url: mediaUrl(row.mediaKey), alt };
  });
}

type Version = { readonly listingId: string; readonly version: number };

/** The public texts of a version. */
export async function readVersion(db: Database, { listingId, version }: Version): Promise<PublicFields> {
  const [row] = await db
    .select()
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, listingId), eq(listingVersions.version, version)));
  if (row === undefined) throw new ContractFailure('not_found');
  const shown = await db
    .select({ kind: listingMedia.kind, key: listingMedia.mediaKey, alt: listingMedia.alt })
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, listingId), eq(listingMedia.version, version)))
    .orderBy(asc(listingMedia.position));
  const items = await db
    .select({ id: bundleItems.itemId })
    .from(bundleItems)
    .where(and(eq(bundleItems.bundleId, listingId), eq(bundleItems.bundleVersion, version)))
    .orderBy(asc(bundleItems.position));
  const { title, description, tags, textLanguage, priceCents, suggestedCents, licence } = row;
  return {
    title,
    category: await fileUnder(db, row.category),
    description,
    tags,
    textLanguage,
    priceCents,
    suggestedCents,
    licence,
    isPayWhatYouWant: row.isPayWhatYouWant,
    items: await nameListings(
      db,
      items.map((item) => item.id)
    ),
    media: shown.map(({ key, ...rest }) => ({ ...rest, url: mediaUrl(key) }))
  };
}

/** The titles on sale, in the order of the ids. */
async function nameListings(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id, title: sql<string>`coalesce(${listingVersions.title}, ${listings.slug})` })
    .from(listings)
    .leftJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(inArray(listings.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? id);
}
