// A device's sync state as databases keep it: one value, its outbox in order, and the rows by part and key. A part is a
// scope, or a scope that is being read anew beside its present rows.
import { type ScopeName, scopeNames } from './entities.ts';
import type { JoinedDevice } from './joined-device.ts';
import type { OutboxItem } from './outbox.ts';
import type { ReplicaScope } from './replica.ts';
import type { SyncRow } from './row.ts';

type StoredPosition = { readonly cursor: string | null; readonly acknowledged: number };

export type StoredScope = StoredPosition & {
  readonly name: ScopeName;
  readonly next: StoredPosition | null;
  /** Of all rows that are stored of it: their number, and the characters of their JSON. */
  readonly rows: number;
  readonly size: number;
};

export type StoredDevice = {
  readonly userId: string;
  readonly deviceId: string;
  /** Missing in data written by earlier versions. */
  readonly formerIds?: readonly string[];
  readonly nextSequence: number;
  readonly hidden: readonly string[];
  readonly scopes: readonly StoredScope[];
};

export type StoredRow = { readonly part: string; readonly key: string; readonly row: SyncRow };

export type StoredSync = {
  readonly device: StoredDevice;
  readonly outbox: readonly OutboxItem[];
  /** Of the scopes that were asked for. */
  readonly rows: readonly StoredRow[];
};

const nextOf = (name: ScopeName): string => `${name}.next`;

export const partsOf = (name: ScopeName): string[] => [name, nextOf(name)];

const emptyPosition: StoredPosition = { cursor: null, acknowledged: 0 };

/** Scopes whose rows were not read have none here. */
export function fromStored({ device, outbox, rows }: StoredSync): JoinedDevice {
  const { userId, deviceId, formerIds = [], nextSequence, hidden } = device;
  const byPart = new Map<string, Map<string, SyncRow>>();
  for (const { part, key, row } of rows) {
    const known = byPart.get(part) ?? new Map<string, SyncRow>();
    byPart.set(part, known.set(key, row));
  }
  const rowsOf = (part: string): Map<string, SyncRow> => byPart.get(part) ?? new Map();
  const readScope = (name: ScopeName): ReplicaScope => {
    const { cursor, acknowledged, next } = device.scopes.find((scope) => scope.name === name) ?? {
      ...emptyPosition,
      next: null
    };
    return {
      cursor,
      acknowledged,
      rows: rowsOf(name),
      next: next && { ...next, rows: rowsOf(nextOf(name)) }
    };
  };
  return {
    userId,
    deviceId,
    formerIds,
    nextSequence,
    hidden,
    outbox,
    joined: scopeNames.filter((name) => device.scopes.some((scope) => scope.name === name)),
    scopes: {
      library: readScope('library'),
      buyer: readScope('buyer'),
      seller: readScope('seller'),
      catalog: readScope('catalog')
    }
  };
}

export type RowWrites = {
  readonly put: readonly StoredRow[];
  readonly removed: readonly { readonly part: string; readonly key: string }[];
};

/** The changes from the rows of a scope to those after a step. */
export function diffRows(name: ScopeName, before: ReplicaScope, after: ReplicaScope): RowWrites {
  const parts = [
    { part: name, from: before.rows, to: after.rows },
    { part: nextOf(name), from: before.next?.rows, to: after.next?.rows }
  ];
  return {
    put: parts.flatMap(({ part, from, to }) =>
      [...(to ?? [])].flatMap(([key, row]) => (from?.get(key) === row ? [] : [{ part, key, row }]))
    ),
    removed: parts.flatMap(({ part, from, to }) =>
      [...(from?.keys() ?? [])].flatMap((key) => (to?.has(key) === true ? [] : [{ part, key }]))
    )
  };
}

/** The value that is stored of a device. Only scopes whose rows changed are measured. */
export function toStored(
  device: JoinedDevice,
  before: StoredDevice | null,
  changed: readonly ScopeName[]
): StoredDevice {
  const { userId, deviceId, formerIds, nextSequence, hidden, joined, scopes } = device;
  return {
    userId,
    deviceId,
    formerIds,
    nextSequence,
    hidden,
    scopes: joined.map((name) => {
      const { cursor, acknowledged, next } = scopes[name];
      const kept = before?.scopes.find((scope) => scope.name === name);
      const { rows, size } = changed.includes(name) || kept === undefined ? measureScope(scopes[name]) : kept;
      return {
        name,
        cursor,
        acknowledged,
        next: next && { cursor: next.cursor, acknowledged: next.acknowledged },
        rows,
        size
      };
    })
  };
}

function measureScope({ rows, next }: ReplicaScope): { readonly rows: number; readonly size: number } {
  const all = [...rows.values(), ...(next?.rows.values() ?? [])];
  return { rows: all.length, size: all.reduce((size, row) => size + JSON.stringify(row).length, 0) };
}
