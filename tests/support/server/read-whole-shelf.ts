import type { Database } from '#server/db/client.ts';
import { readShelfPage } from '#server/services/sync/read-shelf.ts';
import { ShelfListing } from '#shared/domain/market/shelf/shelf-listing.ts';
import { shelfSize } from '#shared/domain/market/shelf/shelf-size.ts';

/** The shelf as a device has it after its last page. */
export async function readWholeShelf(
  db: Database,
  userId = 'nobody',
  size: Parameters<typeof readShelfPage>[1]['size'] = shelfSize
): Promise<ShelfListing[]> {
  const reader = { userId, generation: 'test', now: Date.now(), size };
  const shelf: ShelfListing[] = [];
  let cursor: string | null = null;
  for (;;) {
    const page = await readShelfPage(db, reader, cursor);
    shelf.push(...page.rows.map(({ value }) => ShelfListing.parse(value)));
    if (!page.hasMore) return shelf;
    ({ cursor } = page);
  }
}
