import { createHash } from 'node:crypto';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import type { Database } from '../../db/client.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

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
