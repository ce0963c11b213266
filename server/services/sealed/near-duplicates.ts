import { and, arrayOverlaps, eq, ne, or } from 'drizzle-orm';
import {
  computeFingerprint,
  estimateSimilarity,
  listBands
} from '#shared/domain/market/near-duplicate/fingerprint.ts';
import {
  type NearDuplicates,
  othersLimit,
  ownLimit,
  toPercent
} from '#shared/domain/market/near-duplicate/near-duplicates.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { sealedFingerprints } from '../../db/schema/sealed.ts';
import type { SealedVersion } from './sealed-content.ts';
import { readSubmittedContent } from './submitted-content.ts';

/** Makes a sealed text findable for `findNearDuplicates`. */
export async function saveFingerprint(
  db: Database,
  { listingId, version }: SealedVersion,
  data: PromptData
): Promise<void> {
  const fingerprint = computeFingerprint(data);
  if (fingerprint === null) return;
  await db
    .insert(sealedFingerprints)
    .values({ listingId, version, fingerprint: [...fingerprint], bands: [...listBands(fingerprint)] });
}

export type DuplicateSearch = {
  readonly data: PromptData;
  readonly sellerId: string;
  /** The listing that `data` is a new version of. */
  readonly slug: string | null;
};

/**
 * The listings whose sealed text, in any version, is close to `data`: the seller's own by name, of others' only that
 * there is one on sale.
 */
export async function findNearDuplicates(
  db: Database,
  { data, sellerId, slug }: DuplicateSearch
): Promise<NearDuplicates> {
  const fingerprint = computeFingerprint(data);
  if (fingerprint === null) return { own: [], isCloseToAnother: false };
  const close = (await listCandidates(db, listBands(fingerprint), { sellerId, slug }))
    .map((row) => ({ ...row, similarity: estimateSimilarity(fingerprint, row.fingerprint) }))
    .toSorted((one, other) => other.similarity - one.similarity);
  const own = close.filter((row) => row.sellerId === sellerId && row.similarity >= ownLimit);
  return {
    own: own
      .filter((row, place) => own.findIndex((first) => first.slug === row.slug) === place)
      .map(({ slug: address, title, similarity }) => ({
        slug: address,
        title,
        percent: toPercent(similarity)
      })),
    isCloseToAnother: close.some((row) => row.sellerId !== sellerId && row.similarity >= othersLimit)
  };
}

/**
 * For administrators: the titles of others' listings on sale that are close to a submitted prompt, the closest first.
 * The prompts themselves stay here.
 */
export async function listDuplicatesOfSubmission(
  db: Database,
  { submissionId, sellerId }: { readonly submissionId: string; readonly sellerId: string }
): Promise<{ readonly slug: string; readonly title: string; readonly percent: number }[]> {
  const fingerprint = computeFingerprint(await readSubmittedContent(db, submissionId));
  if (fingerprint === null) return [];
  const closest = new Map<string, { slug: string; title: string; percent: number }>();
  for (const row of await listCandidates(db, listBands(fingerprint), { sellerId, slug: null })) {
    const { slug, title } = row;
    const similarity = estimateSimilarity(fingerprint, row.fingerprint);
    const percent = toPercent(similarity);
    if (row.sellerId === sellerId || similarity < othersLimit) continue;
    if (percent > (closest.get(slug)?.percent ?? 0)) closest.set(slug, { slug, title, percent });
  }
  return [...closest.values()].toSorted((one, other) => other.percent - one.percent);
}

/** The versions that share a band, with the title of each. */
const listCandidates = (
  db: Database,
  bands: readonly number[],
  { sellerId, slug }: Omit<DuplicateSearch, 'data'>
) =>
  db
    .select({
      sellerId: listings.sellerId,
      slug: listings.slug,
      title: listingVersions.title,
      fingerprint: sealedFingerprints.fingerprint
    })
    .from(sealedFingerprints)
    .innerJoin(listings, eq(listings.id, sealedFingerprints.listingId))
    .innerJoin(
      listingVersions,
      and(
        eq(listingVersions.listingId, sealedFingerprints.listingId),
        eq(listingVersions.version, sealedFingerprints.version)
      )
    )
    .where(
      and(
        arrayOverlaps(sealedFingerprints.bands, [...bands]),
        or(eq(listings.sellerId, sellerId), eq(listings.state, 'published')),
        slug === null ? undefined : ne(listings.slug, slug)
      )
    );
