import { and, eq } from 'drizzle-orm';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { Database } from '../../db/client.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

export type SealedVersion = { readonly listingId: string; readonly version: number };

/** The sealed text itself: the one way out to a buyer, for whoever has looked that they hold the right. */
export async function readSealedContent(
  db: Database,
  { listingId, version }: SealedVersion
): Promise<{ readonly data: PromptData; readonly contentHash: string } | undefined> {
  const [row] = await db
    .select({ data: sealedContents.data, contentHash: sealedContents.contentHash })
    .from(sealedContents)
    .where(and(eq(sealedContents.listingId, listingId), eq(sealedContents.version, version)));
  return row;
}
