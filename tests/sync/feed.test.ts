// The change feed of a scope while many transactions write, which begin and commit in any order.
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { schema } from '#server/db/schema.ts';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { readFeedPage, readFeedState, type FeedState } from '#server/services/sync/read-feed.ts';
import { recordChanges } from '#server/services/sync/record-changes.ts';
import { saveSyncedRows } from '#server/services/sync/synced-rows.ts';
import { randomInteger, seededRandom } from '#shared/kit/random.ts';
import { seed } from '#tests/support/seed.ts';
import { seedUser } from '#tests/support/server/seed-listings.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const writers = Number(process.env['FEED_WRITERS'] ?? 8);
const writes = Number(process.env['FEED_WRITES'] ?? 25);
const readers = Number(process.env['FEED_READERS'] ?? 3);

let database: TestDatabase;
let userId: string;
let users = 0;
beforeAll(async () => {
  database = await startTestDatabase({ poolSize: writers + 4 });
  await settleSyncGeneration(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  userId = await seedUser(database.db, `reader-${(users += 1)}`);
});

async function write(tx: Database, id: string): Promise<void> {
  const row = { entity: 'templates', id, revision: 1, isDeleted: false, writtenBy: null };
  const rest = { value: {}, stamps: {}, conflicts: [], deletedBy: null };
  await saveSyncedRows(tx, userId, [{ ...row, ...rest }], new Date());
  await recordChanges(tx, userId, 'library', [row]);
}

const reader = () => ({
  userId,
  deviceId: 'device-1',
  now: Date.now(),
  pageRows: 7,
  payoutProvider: null
});

/** Reads on from a cursor until there is no more; `look` may change what the reader knows of open transactions. */
async function readOn(cursor: string | null, look = (state: FeedState): FeedState => state) {
  const ids: string[] = [];
  for (let next = cursor; ; ) {
    const state = look(await readFeedState(database.db, reader()));
    const page = await readFeedPage(database.db, reader(), state, { name: 'library', cursor: next });
    ids.push(...page.rows.map(({ id }) => id));
    next = page.cursor;
    if (!page.hasMore) return { ids, cursor: next };
  }
}

/** Takes the newest transaction for the last one, as a sequence does. */
const naive = (state: FeedState): FeedState => ({ ...state, horizon: '9223372036854775807' });

describe('the change feed', () => {
  test.each([
    ['is read', undefined, ['early', 'late']],
    ['would be skipped by a plain sequence', naive, ['late']]
  ])('a transaction that began early and commits late %s', async (_, look, expected) => {
    let { cursor } = await readOn(null);
    const seen: string[] = [];
    await database.db.transaction(async (early) => {
      await write(early, 'early');
      await database.db.transaction((late) => write(late, 'late'));
      const read = await readOn(cursor, look);
      ({ cursor } = read);
      seen.push(...read.ids);
    });
    await waitForFeed(database.pool);
    seen.push(...(await readOn(cursor, look)).ids);
    expect(seen.toSorted()).toEqual(expected);
  });

  test('a transaction of more rows than a page has is read to its end', async () => {
    const { cursor } = await readOn(null);
    const ids = Array.from({ length: 20 }, (_, index) => `row-${index}`);
    await database.db.transaction(async (tx) => {
      for (const id of ids) await write(tx, id);
    });
    await waitForFeed(database.pool);
    expect((await readOn(cursor)).ids.toSorted()).toEqual(ids.toSorted());
  });

  test('takes one statement when it is empty, even if other scopes have newer rows', async () => {
    const { cursor } = await readOn(null);
    await database.db.transaction((tx) => write(tx, 'older'));
    await database.db.transaction((tx) =>
      recordChanges(tx, userId, 'buyer', [{ entity: 'notices', id: 'n1' }])
    );
    await waitForFeed(database.pool);
    const read = await readOn(cursor);
    const statements: string[] = [];
    const logger = { logQuery: (text: string) => void statements.push(text) };
    const db = drizzle(database.pool, { schema, casing: 'snake_case', logger });
    const state = await readFeedState(db, reader());
    const page = await readFeedPage(db, reader(), state, { name: 'library', cursor: read.cursor });
    expect(page).toMatchObject({ rows: [], hasMore: false });
    expect(statements).toHaveLength(1);
  });

  test('finds the end of a scope in the index, however many rows there are', async () => {
    await database.owner.pool.query(
      `insert into sync_feed (user_id, scope, entity, row_id, changed_in)
      select $1, 'library', 'templates', 't' || n, '3' from generate_series(1, 5000) n`,
      [userId]
    );
    await database.owner.pool.query('analyze sync_feed');
    const plan = await database.db.transaction(async (tx) => {
      await readFeedState(tx, reader());
      const { rows } = await tx.execute<Record<string, string>>(
        `explain execute read_feed_state ('${userId}', '["device-1"]', 'device-1')`
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan Backward using sync_feed_changes/);
    expect(plan).not.toMatch(/Scan on sync_feed|Sort/);
  });

  test(`shows every row of ${writers} writers exactly when it has committed, to readers at any time`, async () => {
    const random = seededRandom(seed);
    const committed = new Set<string>();
    let isWriting = true;
    const writeAll = async (writer: number): Promise<void> => {
      for (let count = 0; count < writes; count += 1) {
        const id = `${writer}-${count}`;
        await database.db.transaction(async (tx) => {
          await wait(randomInteger(random, 0, 3));
          await write(tx, id);
          await wait(randomInteger(random, 0, 6));
        });
        committed.add(id);
      }
    };
    const readAll = async (): Promise<Set<string>> => {
      const seen = new Set<string>();
      for (let cursor: string | null = null; ; ) {
        const isLast = !isWriting;
        const read = await readOn(cursor);
        for (const id of read.ids) seen.add(id);
        ({ cursor } = read);
        if (isLast) return seen;
      }
    };
    const reading = Array.from({ length: readers }, readAll);
    await Promise.all(Array.from({ length: writers }, (_, writer) => writeAll(writer)));
    await waitForFeed(database.pool);
    isWriting = false;
    for (const seen of await Promise.all(reading)) expect(seen).toEqual(committed);
    expect(committed.size).toBe(writers * writes);
  });
});
