// The server's rows that a device holds, and the rows that the user sees: the same with the outbox applied to them.
import * as z from 'zod';
import { applyMutation } from './apply-mutation.ts';
import { type ScopeName, scopeNames, scopeOf } from './entities.ts';
import type { OutboxItem } from './outbox.ts';
import { rowKey, SyncRow } from './row.ts';

/** A page of a scope's change feed. It is applied as a whole, with its cursor, or not at all. */
export const FeedPage = z.object({
  scope: z.enum(scopeNames),
  rows: z.array(SyncRow),
  /** Opaque to the device. */
  cursor: z.string(),
  hasMore: z.boolean(),
  /** The device's last mutation in this scope whose effect is in the rows up to this cursor; 0 for none. */
  acknowledged: z.int().nonnegative(),
  /** The cursor that was given is unknown or too old: these are the first rows of the scope read anew. */
  startsAnew: z.boolean()
});
export type FeedPage = z.infer<typeof FeedPage>;

/** A scope on a device. `next` is the scope being read anew beside the present one, until its last page is there. */
export type ReplicaScope = {
  readonly cursor: string | null;
  readonly acknowledged: number;
  readonly rows: ReadonlyMap<string, SyncRow>;
  readonly next: Omit<ReplicaScope, 'next'> | null;
};

export const emptyScope: ReplicaScope = { cursor: null, acknowledged: 0, rows: new Map(), next: null };

/** The cursor to read on from. */
export const cursorOf = ({ cursor, next }: ReplicaScope): string | null =>
  next === null ? cursor : next.cursor;

/** Reads the scope anew beside the rows that are there, which stay until the last page of it. */
export const restartScope = (scope: ReplicaScope): ReplicaScope =>
  scope.cursor === null ? emptyScope : { ...scope, next: { cursor: null, acknowledged: 0, rows: new Map() } };

/**
 * A tombstone stays only while a mutation of its row is on the way, which may bring the row back: what is gone on the
 * server is gone here.
 */
export function applyPage(scope: ReplicaScope, page: FeedPage, outbox: readonly OutboxItem[]): ReplicaScope {
  // It was requested before the scope was restarted, and continues a read that was given up.
  if (!page.startsAnew && cursorOf(scope) === null) return scope;
  const isAnew = page.startsAnew || scope.next !== null;
  const before = isAnew ? ((page.startsAnew ? null : scope.next) ?? emptyScope) : scope;
  const rows = new Map(before.rows);
  for (const row of page.rows) rows.set(rowKey(row), row);
  const pending = new Set(
    outbox.map(({ mutation }) => rowKey({ entity: mutation.entity, id: mutation.rowId }))
  );
  for (const [key, row] of rows) if (row.isDeleted && !pending.has(key)) rows.delete(key);
  const after = { cursor: page.cursor, acknowledged: page.acknowledged, rows };
  if (!isAnew || !page.hasMore) return { ...after, next: null };
  return { ...scope, next: after };
}

/** True if the rows of its scope have the effect of this mutation already. */
const isAcknowledged = ({ sequence }: OutboxItem, acknowledged: number): boolean =>
  sequence !== null && sequence <= acknowledged;

/**
 * The outbox without the mutations that the server has applied and whose effect has arrived. Refused ones stay until the
 * user decides.
 */
export const dropAcknowledged = (
  outbox: readonly OutboxItem[],
  scope: ScopeName,
  acknowledged: number
): OutboxItem[] =>
  outbox.filter(
    (item) =>
      item.state !== 'accepted' || scopeOf(item.mutation) !== scope || !isAcknowledged(item, acknowledged)
  );

type ViewContext = {
  /** The outbox, or those of its mutations that are of this row. */
  readonly outbox: readonly OutboxItem[];
  readonly acknowledged: number;
  readonly deviceId: string;
};

/** The row as the user sees it; undefined where there is none for them. */
export function viewRow(
  row: SyncRow | undefined,
  { outbox, acknowledged, deviceId }: ViewContext
): SyncRow | undefined {
  const seen = outbox
    .filter((item) => item.state !== 'refused' && !isAcknowledged(item, acknowledged))
    .reduce<SyncRow | undefined>((before, { mutation }) => {
      const applied = applyMutation(before, mutation, { deviceId, at: mutation.madeAt });
      return applied.ok ? applied.value : before;
    }, row);
  return seen?.isDeleted === true ? undefined : seen;
}

/** All rows of a scope as the user sees them, by `rowKey`. */
export function viewScope(
  name: ScopeName,
  scope: ReplicaScope,
  outbox: readonly OutboxItem[],
  deviceId: string
): Map<string, SyncRow> {
  const { acknowledged } = scope;
  const changes = new Map<string, OutboxItem[]>();
  for (const item of outbox) {
    if (scopeOf(item.mutation) !== name) continue;
    const key = rowKey({ entity: item.mutation.entity, id: item.mutation.rowId });
    changes.set(key, [...(changes.get(key) ?? []), item]);
  }
  const keys = new Set([...scope.rows.keys(), ...changes.keys()]);
  return new Map(
    [...keys].flatMap((key) => {
      const row = viewRow(scope.rows.get(key), { outbox: changes.get(key) ?? [], acknowledged, deviceId });
      return row === undefined ? [] : [[key, row] as const];
    })
  );
}
