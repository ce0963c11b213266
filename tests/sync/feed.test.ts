// The change feed of a scope while many transactions write, which begin and commit in any order.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
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

/** Reads on from a cursor until there is no more; `look` may change what the reader knows of open transactions. */
async function readOn(cursor: string | null, look = (state: FeedState): FeedState => state) {
  const ids: string[] = [];
  for (let next = cursor; ; ) {
    const reader = { userId, deviceId: 'device-1', now: Date.now(), pageRows: 7, payoutProvider: null };
    const state = look(await readFeedState(database.db, reader));
    const page = await readFeedPage(database.db, reader, state, { name: 'library', cursor: next });
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
    const reading = [readAll(), readAll(), readAll()];
    await Promise.all(Array.from({ length: writers }, (_, writer) => writeAll(writer)));
    await waitForFeed(database.pool);
    isWriting = false;
    for (const seen of await Promise.all(reading)) expect(seen).toEqual(committed);
    expect(committed.size).toBe(writers * writes);
  });
});
