import type { Database } from '#server/db/client.ts';
import { readShelfPage } from '#server/services/sync/read-shelf.ts';
import { ShelfListing } from '#shared/domain/market/shelf/shelf-listing.ts';

/** The shelf as a device has it after its last page. */
export async function readWholeShelf(db: Database): Promise<ShelfListing[]> {
  const shelf: ShelfListing[] = [];
  let cursor: string | null = null;
  for (;;) {
    const page = await readShelfPage(db, { generation: 'test', now: Date.now() }, cursor);
    shelf.push(...page.rows.map(({ value }) => ShelfListing.parse(value)));
    if (!page.hasMore) return shelf;
    ({ cursor } = page);
  }
}
