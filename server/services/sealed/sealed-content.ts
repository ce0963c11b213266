import { createHash } from 'node:crypto';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { readPromptData } from '#shared/domain/craft/prompt/read-prompt-data.ts';
import { findRevealedParts } from '#shared/domain/market/listing-checks.ts';
import type { Database } from '../../db/client.ts';
import { listings } from '../../db/schema/listings.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

/**
 * The hash of a sealed text as part of a statement: SHA-256 in hexadecimal, null where there is no such text. Takes the
 * statement's own words for the listing's id and the version.
 */
export const contentHashOf = (listingId: string, version: string): string =>
  `(select c.content_hash from sealed.contents c where c.listing_id = ${listingId} and c.version = ${version})`;

export type SealedPrompt = {
  readonly listingId: string;
  readonly version: number;
  readonly data: PromptData;
  /** Unix milliseconds. */
  readonly now: number;
};

/** Puts a prompt where nothing that is shown reads from, with the hash of what a buyer will open. */
export async function saveSealedContent(
  db: Database,
  { listingId, version, data, now }: SealedPrompt
): Promise<void> {
  const contentHash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  await db.insert(sealedContents).values({ listingId, version, data, contentHash, createdAt: new Date(now) });
}

export type SealedVersion = { readonly listingId: string; readonly version: number };

/**
 * Reads the sealed text for a buyer; the caller has checked the entitlement. What is stored, and its hash, stay as they
 * were published: fields that the text lacks today are filled in here, in memory.
 */
export async function readSealedContent(
  db: Database,
  { listingId, version }: SealedVersion
): Promise<{ readonly data: PromptData; readonly contentHash: string } | undefined> {
  const [row] = await db
    .select({ data: sealedContents.data, contentHash: sealedContents.contentHash })
    .from(sealedContents)
    .where(and(eq(sealedContents.listingId, listingId), eq(sealedContents.version, version)));
  if (row === undefined) return undefined;
  const read = readPromptData(row.data);
  if (!read.ok) throw new ContractFailure('internal', `the sealed text is no prompt: ${read.reason}`);
  return { data: read.data, contentHash: row.contentHash };
}

/** True if any of the texts repeats words of a version of the sealed prompt. */
export async function repeatsSealedText(
  db: Database,
  listingId: string,
  texts: readonly string[]
): Promise<boolean> {
  if (texts.every((text) => text === '')) return false;
  const versions = await db
    .select({ data: sealedContents.data })
    .from(sealedContents)
    .where(eq(sealedContents.listingId, listingId));
  return versions.some(({ data }) => {
    const read = readPromptData(data);
    return read.ok && texts.some((text) => findRevealedParts(text, read.data).length > 0);
  });
}

/** The sealed texts of a seller, for the export of their own data. */
export async function listOwnSealed(db: Database, sellerId: string): Promise<Record<string, unknown>[]> {
  return db
    .select(getTableColumns(sealedContents))
    .from(sealedContents)
    .innerJoin(listings, eq(listings.id, sealedContents.listingId))
    .where(eq(listings.sellerId, sellerId));
}
