import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { readPromptData } from '#shared/domain/craft/prompt/read-prompt-data.ts';
import type { Database } from '../../db/client.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

export type SealedVersion = { readonly listingId: string; readonly version: number };

/**
 * The sealed text itself: the one way out to a buyer, for a caller that has checked the buyer's right. What is stored,
 * and its hash, stay as they were published; what the text lacks of today's fields is filled in here, in memory.
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
