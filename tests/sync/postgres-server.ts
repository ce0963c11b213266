// The server's real functions on PostgreSQL, as a server of simulations.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type IdPrefix, newId } from '#server/context/new-id.ts';
import type { RequestContext } from '#server/context/request-context.ts';
import { syncFeed } from '#server/db/schema/sync.ts';
import { advanceOldestEpoch } from '#server/services/listing/publish/refresh-listings.ts';
import { pushMutations } from '#server/services/sync/push-mutations.ts';
import { readFeedPage, readFeedState } from '#server/services/sync/read-feed.ts';
import { loadDocuments } from '#server/services/sync/documents.ts';
import { loadTableRows } from '#server/services/sync/tables/table-rows.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import { err, ok } from '#shared/kit/result.ts';
import { seedUser } from '#tests/support/server/seed-listings.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import type { TestDatabase } from '#tests/support/server/test-database.ts';
import { seedReviews } from './seed-reviews.ts';
import type { AppliedMutation, SyncServer } from './sync-server.ts';

/** Two new users of their own on a database that others may use too, with transactions that hold the feed back. */
export async function createPostgresServer(database: TestDatabase, clock: () => number): Promise<SyncServer> {
  const { db, pool, owner } = database;
  const name = randomUUID().slice(0, 8);
  const userIds = [await seedUser(db, `one-${name}`), await seedUser(db, `other-${name}`)] as const;
  const { listingIds, reviewIds, writeReview } = await seedReviews(database, name, userIds);
  const applied: AppliedMutation[] = [];
  let generation = 0;
  const working = new Set<Promise<unknown>>();
  const work = async <Output>(run: () => Promise<Output>): Promise<Output> => {
    const promise = run();
    working.add(promise);
    try {
      return await promise;
    } finally {
      working.delete(promise);
    }
  };
  const settle = async (): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (working.size === 0) return;
      await Promise.allSettled(working);
    }
  };
  const context = { db, now: clock, newId: (prefix: IdPrefix) => newId(prefix, clock()) };
  return {
    userIds: [...userIds],
    scopes: ['library', 'buyer', 'seller'],
    listingIds,
    reviewIds,
    push: async (sender, mutations, pause) => {
      await pause();
      return work(async () => {
        const before = await listAnswered(pool, sender.userId);
        const answer = await pushMutations(
          context,
          { deviceId: sender.deviceId, mutations: [...mutations] },
          requestOf(sender.userId)
        );
        const after = await listAnswered(pool, sender.userId);
        for (const mutation of mutations)
          if (!before.has(mutation.id) && after.has(mutation.id))
            applied.push({ ...sender, mutation, refusal: after.get(mutation.id) ?? null });
        return answer.outcome === 'answered' ? ok(answer.answers) : err('unknown_device');
      });
    },
    pull: (sender, scopes) =>
      work(async () => {
        const reader = { ...sender, now: clock(), pageRows: 4, payoutProvider: null };
        const state = await readFeedState(db, sender);
        const pages: FeedPage[] = [];
        for (const scope of scopes) pages.push(await readFeedPage(db, reader, state, scope));
        return ok(pages);
      }),
    write: async (userId, id, isDeleted, pause) => {
      const client = await work(() => pool.connect());
      await work(() => client.query('begin; select pg_current_xact_id()'));
      await pause();
      await work(async () => {
        const listId = `wsh_${userId.slice(4)}${id.at(-1)}`;
        await (isDeleted
          ? client.query('delete from wishlists where id = $1', [listId])
          : client.query('insert into wishlists values ($1, $2, $3, now()) on conflict (id) do nothing', [
              listId,
              userId,
              `secret-of-${userId}-${id}`
            ]));
        await client.query('commit');
      });
      client.release();
    },
    writeReview: async (write, pause) => {
      const client = await work(() => pool.connect());
      // An older transaction that stays open holds the feed back.
      await work(() => client.query('begin; select pg_current_xact_id()'));
      await pause();
      await work(async () => {
        await writeReview(write, context);
        await client.query('commit');
      });
      client.release();
    },
    renewCursors: async () => {
      // A server with a restored database does this before it accepts requests.
      await settle();
      await work(async () => {
        generation += 1;
        await owner.pool.query(`update sync_generation set generation = '${name} ${generation}'`);
        // Only the rows of this simulation. Otherwise each simulation would rewrite the rows of all earlier ones.
        for (const table of ['sync_feed', 'sync_devices'])
          await owner.pool.query(`update ${table} set changed_in = '1' where user_id = any($1)`, [userIds]);
      });
    },
    catchUp: async () => {
      await advanceOldestEpoch(db);
      await waitForFeed(pool);
    },
    settle,
    rowsOf: async (userId) => {
      const rows: SyncRow[] = [];
      for (const scope of ['library', 'buyer', 'seller'] as const) {
        const keys = await db
          .select({ entity: syncFeed.entity, id: syncFeed.rowId })
          .from(syncFeed)
          .where(and(eq(syncFeed.userId, userId), eq(syncFeed.scope, scope)));
        rows.push(
          ...(await loadDocuments(db, userId, { scope, keys })).values(),
          ...(await loadTableRows(db, { userId, now: clock(), payoutProvider: null }, scope, keys)).values()
        );
      }
      return new Map(rows.filter((row) => !row.isDeleted).map((row) => [rowKey(row), row]));
    },
    applied: () => applied
  };
}

const requestOf = (id: string): Pick<RequestContext, 'actor' | 'headers'> => ({
  headers: new Headers(),
  actor: { kind: 'person', id, roles: ['user'], isVerified: true, status: 'active' }
});

async function listAnswered(pool: TestDatabase['pool'], userId: string): Promise<Map<string, string | null>> {
  const { rows } = await pool.query<{ id: string; refusal: string | null }>(
    'select id, refusal from sync_mutations where user_id = $1',
    [userId]
  );
  return new Map(rows.map(({ id, refusal }) => [id, refusal]));
}
