// Measures the first sync of a seller on a new device: all rows over HTTP into the desktop's SQLite storage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openStorage } from '#main/storage/open-storage.ts';
import type { Database } from '#server/db/client.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { publishListings } from '../seed-shop.ts';

export type FirstSync = {
  readonly listings: number;
  readonly rows: number;
  /** Characters of the rows as JSON. */
  readonly length: number;
  readonly milliseconds: number;
};

const listings = 500;
const repeats = 9;
const scopes = ['buyer', 'seller'] as const;

type Pull = (
  scopes: readonly { readonly name: string; readonly cursor: string | null }[]
) => Promise<readonly FeedPage[]>;

export async function seedSellerOf500(db: Database, userId: string): Promise<void> {
  await db.execute(sql`insert into sellers (user_id, state, created_at) values (${userId}, 'active', now())`);
  await publishListings(db, listings, () => userId);
  await db.execute(sql`analyze listings, listing_versions, sync_feed`);
}

/** Returns the median run. Each run syncs an empty device. */
export async function measureFirstSync(userId: string, pull: Pull): Promise<FirstSync> {
  const syncs: Pick<FirstSync, 'rows' | 'length' | 'milliseconds'>[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) syncs.push(await syncOnce(userId, pull));
  const sorted = syncs.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const median = sorted[Math.floor(repeats / 2)];
  if (median === undefined || median.rows < listings) throw new Error('The listings did not arrive');
  return { listings, ...median };
}

async function syncOnce(userId: string, pull: Pull) {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  const { handlers, close } = openStorage({ folder, now: Date.now });
  await handlers['replica.join']({ userId, scopes: [...scopes] });
  let rows = 0;
  let length = 0;
  const startedAt = performance.now();
  const cursors = new Map<string, string>();
  for (let wanted: readonly string[] = scopes; wanted.length > 0; ) {
    const pages = await pull(wanted.map((name) => ({ name, cursor: cursors.get(name) ?? null })));
    for (const page of pages) {
      await handlers['replica.applyPage'](page);
      cursors.set(page.scope, page.cursor);
      rows += page.rows.length;
      length += JSON.stringify(page.rows).length;
    }
    wanted = pages.filter(({ hasMore }) => hasMore).map(({ scope }) => scope);
  }
  const milliseconds = performance.now() - startedAt;
  close();
  rmSync(folder, { recursive: true });
  return { rows, length, milliseconds };
}
