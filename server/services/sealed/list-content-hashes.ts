import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sealedContents } from '../../db/schema/sealed.ts';

export type SealedVersion = { readonly listingId: string; readonly version: number };

/** Of these sealed texts in their order, SHA-256 in hexadecimal; nothing for one that there is not. */
export async function listContentHashes(
  db: Database,
  wanted: readonly SealedVersion[]
): Promise<readonly (string | undefined)[]> {
  if (wanted.length === 0) return [];
  const { listingId, version, contentHash } = sealedContents;
  const rows = await db
    .select({ listingId, version, contentHash })
    .from(sealedContents)
    .where(or(...wanted.map((each) => and(eq(listingId, each.listingId), eq(version, each.version)))));
  return wanted.map(
    (each) =>
      rows.find((row) => row.listingId === each.listingId && row.version === each.version)?.contentHash
  );
}
