import { and, eq, gt, sql } from 'drizzle-orm';
import { type ScopeName, scopeNames } from '#shared/domain/sync/entities.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { type RowKey, rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../db/client.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import { syncFeed } from '../../db/schema/sync.ts';
import { decodePosition, encodePosition, type FeedPosition } from './feed-cursor.ts';
import { loadDocuments } from './documents.ts';
import { libraryRemovedSql } from './sync-devices.ts';
import type { RowReader } from './tables/synced-table.ts';
import { loadTableRows } from './tables/table-rows.ts';

/** Characters of a page's rows as JSON. One row is always read. */
const maxPageLength = 256_000;

export type FeedReader = RowReader & {
  readonly deviceId: string;
  /** Rows of a page, at most. */
  readonly pageRows: number;
};

/** The state of the feed at one moment. What is read after it may be newer, and is then read once more. */
export type FeedState = {
  readonly generation: string;
  /** Every transaction below this number has ended. */
  readonly horizon: string;
  /** The device's last mutation and the transaction of it; `0` where it never sent one. */
  readonly lastSequence: number;
  readonly changedIn: string;
  /** The library was deleted from the server since this device began to sync it. */
  readonly isLibraryRemoved: boolean;
  /** Unix milliseconds; null for a device that never synced. */
  readonly lastSyncedAt: number | null;
  /** The newest entry of each scope that has any, even if its transaction has not ended for readers yet. */
  readonly newest: Readonly<Partial<Record<ScopeName, FeedEntry>>>;
};

type FeedEntry = RowKey & { readonly changedIn: string };

const feedStateStatement = {
  name: 'read_feed_state',
  text: `
    select g.generation, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce(d.last_sequence, 0)::float8 as "lastSequence", coalesce(d.changed_in::text, '0') as "changedIn",
      (extract(epoch from d.last_synced_at) * 1000)::float8 as "lastSyncedAt",
      ${libraryRemovedSql} as "isLibraryRemoved",
      (
        select coalesce(json_object_agg(name, last), '{}')
        from unnest('{${scopeNames.join()}}'::text[]) name
        cross join lateral (
          select entity, row_id as id, changed_in::text as "changedIn" from sync_feed
          where user_id = $1 and scope = name
          order by sync_feed.changed_in desc, entity desc, row_id desc limit 1
        ) last
      ) as newest
    from sync_generation g
    left join sync_devices d on d.user_id = $1 and d.device_id = $3`
};

export async function readFeedState(
  db: Database,
  {
    userId,
    deviceId,
    formerIds = []
  }: Pick<FeedReader, 'userId' | 'deviceId'> & { readonly formerIds?: readonly string[] }
): Promise<FeedState> {
  const [state] = await executePrepared<FeedState>(db, feedStateStatement, [
    userId,
    [deviceId, ...formerIds],
    deviceId
  ]);
  if (state === undefined) throw new Error('The server has not settled the generation of its feed');
  return state;
}

/**
 * The next page of a scope. A scope without a valid cursor is read by key first, whatever the transactions of its rows:
 * below the horizon alone, a row that changed a moment ago would be in no page. Then come the changes since the horizon of
 * the first page, in the order of their transactions, up to those that have all ended.
 */
export async function readFeedPage(
  db: Database,
  reader: FeedReader,
  state: FeedState,
  { name: scope, cursor }: { readonly name: ScopeName; readonly cursor: string | null }
): Promise<FeedPage> {
  const { userId, deviceId, now, pageRows } = reader;
  const known = decodePosition(cursor, { generation: state.generation, userId, scope }, now);
  const from: FeedPosition = known ?? {
    generation: state.generation,
    userId,
    scope,
    readAt: now,
    deviceId,
    acknowledged: state.lastSequence,
    phase: 'rows',
    transaction: state.horizon,
    entity: '',
    rowId: ''
  };
  const listed = isUpToDate(from, state) ? [] : await listEntries(db, from, pageRows + 1);
  const ready =
    from.phase === 'rows'
      ? listed
      : listed.filter(({ changedIn }) => BigInt(changedIn) < BigInt(state.horizon));
  const entries = ready.slice(0, pageRows);
  const loaded = new Map([
    ...(await loadDocuments(db, userId, { scope, keys: entries })),
    ...(await loadTableRows(db, reader, scope, entries))
  ]);
  const page = cutToLength(entries, loaded);
  const isLastOfPhase = page.length === ready.length;
  const hasMore = from.phase === 'rows' || !isLastOfPhase;
  const isComplete = !hasMore && ready.length === listed.length;
  const rows = page.flatMap((entry) => loaded.get(rowKey(entry)) ?? []);
  const acknowledged = acknowledge(from, deviceId, state, isComplete);
  const next = advance(from, page.at(-1), isLastOfPhase);
  return {
    scope,
    rows: from.phase === 'rows' ? rows.filter(({ isDeleted }) => !isDeleted) : rows,
    cursor: encodePosition({ ...next, readAt: now, deviceId, acknowledged }),
    hasMore,
    acknowledged,
    startsAnew: known === undefined
  };
}

/**
 * True if the scope had no entry after this position when the state was read. Keys are compared for equality alone: their order
 * depends on the collation of the database.
 */
function isUpToDate({ phase, scope, transaction, entity, rowId }: FeedPosition, { newest }: FeedState) {
  const last = newest[scope];
  if (phase === 'rows') return false;
  if (last === undefined || BigInt(last.changedIn) < BigInt(transaction)) return true;
  return last.changedIn === transaction && last.entity === entity && last.id === rowId;
}

const columns = { entity: syncFeed.entity, id: syncFeed.rowId, changedIn: syncFeed.changedIn };

const isOfScope = ({ userId, scope }: FeedPosition) =>
  and(eq(syncFeed.userId, userId), eq(syncFeed.scope, scope));

const listEntries = (db: Database, from: FeedPosition, limit: number): Promise<FeedEntry[]> =>
  from.phase === 'rows' ? listKeys(db, from, limit) : listChanges(db, from, limit);

const listKeys = (db: Database, from: FeedPosition, limit: number): Promise<FeedEntry[]> =>
  db
    .select(columns)
    .from(syncFeed)
    .where(
      and(
        isOfScope(from),
        gt(sql`(${syncFeed.entity}, ${syncFeed.rowId})`, sql`(${from.entity}, ${from.rowId})`)
      )
    )
    .orderBy(syncFeed.entity, syncFeed.rowId)
    .limit(limit);

/** Also those that are not to be read yet, so that one look says whether there are any. */
const listChanges = (db: Database, from: FeedPosition, limit: number): Promise<FeedEntry[]> =>
  db
    .select(columns)
    .from(syncFeed)
    .where(
      and(
        isOfScope(from),
        gt(
          sql`(${syncFeed.changedIn}, ${syncFeed.entity}, ${syncFeed.rowId})`,
          sql`(${from.transaction}::xid8, ${from.entity}, ${from.rowId})`
        )
      )
    )
    .orderBy(syncFeed.changedIn, syncFeed.entity, syncFeed.rowId)
    .limit(limit);

function cutToLength(
  entries: readonly FeedEntry[],
  rows: ReadonlyMap<string, SyncRow>
): readonly FeedEntry[] {
  let length = 0;
  const cut = entries.findIndex((entry, index) => {
    length += JSON.stringify(rows.get(rowKey(entry)) ?? null).length;
    return index > 0 && length > maxPageLength;
  });
  return cut === -1 ? entries : entries.slice(0, cut);
}

/** The start of the next page. Changes begin with the first one of the transaction that was the horizon. */
function advance(from: FeedPosition, last: FeedEntry | undefined, isLastOfPhase: boolean): FeedPosition {
  if (from.phase === 'rows' && isLastOfPhase) return { ...from, phase: 'changes', entity: '', rowId: '' };
  if (last === undefined) return from;
  const { entity, id: rowId, changedIn } = last;
  return { ...from, entity, rowId, transaction: from.phase === 'rows' ? from.transaction : changedIn };
}

/**
 * The device's last mutation whose effect is in the rows so far. A row has one entry in the feed, which a later change by
 * another device moves behind the mutation's own transaction: so a mutation counts once everything that has been
 * committed is read. While a scope is read by key, those count that had been applied at its first page.
 */
function acknowledge(
  from: FeedPosition,
  deviceId: string,
  { lastSequence, changedIn, horizon }: FeedState,
  isComplete: boolean
): number {
  const before = from.deviceId === deviceId ? from.acknowledged : 0;
  return isComplete && BigInt(changedIn) < BigInt(horizon) ? Math.max(before, lastSequence) : before;
}
