// The device's tables for syncing: the account and its scopes in one row, the outbox by position, the server's rows.
import { randomUUID } from 'node:crypto';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { StoredState } from '#shared/contract/sync/sync-storage.ts';
import type { JoinedDevice } from '#shared/domain/sync/joined-device.ts';
import { messageEntities, splitOutbox } from '#shared/domain/sync/messages/messages.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import { type Membership, resetStoredDevice } from '#shared/domain/sync/reset-stored-device.ts';
import {
  diffRows,
  fromStored,
  partsOf,
  type StoredDevice,
  type StoredRow,
  toStored
} from '#shared/domain/sync/stored-device.ts';
import type { ReadableDb, WritableDb } from '../database/connection.ts';

const save = `
  INSERT INTO sync_devices (id, body) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`;
const putItem = `
  INSERT INTO sync_outbox (position, body) VALUES (?, ?)
  ON CONFLICT (position) DO UPDATE SET body = excluded.body`;
const putRow = `
  INSERT INTO sync_rows (part, key, body) VALUES (?, ?, ?)
  ON CONFLICT (part, key) DO UPDATE SET body = excluded.body`;

export function loadStoredDevice(db: ReadableDb): StoredDevice | null {
  const row = db.find('SELECT body FROM sync_devices');
  return row === undefined ? null : (JSON.parse(String(row.body)) as StoredDevice);
}

type Kept = Pick<StoredState, 'device' | 'messages'>;

/** With the rows of these scopes alone. */
export function loadDevice(db: ReadableDb, scopes: readonly ScopeName[]): Kept {
  const device = loadStoredDevice(db);
  const items = db
    .all('SELECT body FROM sync_outbox ORDER BY position')
    .map(({ body }) => JSON.parse(String(body)) as OutboxItem);
  const { messages, outbox } = splitOutbox(items);
  if (device === null) return { device, messages };
  const rows = scopes.flatMap(partsOf).flatMap((part) => loadRows(db, part));
  return { device: fromStored({ device, outbox, rows }), messages };
}

const loadRows = (db: ReadableDb, part: string): StoredRow[] =>
  db.all('SELECT key, body FROM sync_rows WHERE part = ?', part).map(({ key, body }) => ({
    part,
    key: String(key),
    row: JSON.parse(String(body)) as SyncRow
  }));

/** Stores what differs. `loaded` are the scopes whose rows both have. */
export function saveDevice(db: WritableDb, before: Kept, after: Kept, loaded: readonly ScopeName[]): void {
  saveOutbox(db, listItems(before), listItems(after));
  saveReplica(db, before.device, after.device, loaded);
}

const listItems = ({ device, messages }: Kept): OutboxItem[] => [...messages, ...(device?.outbox ?? [])];

function saveOutbox(db: WritableDb, before: readonly OutboxItem[], after: readonly OutboxItem[]): void {
  after.forEach((item, position) => {
    if (before[position] !== item) db.run(putItem, position, JSON.stringify(item));
  });
  if (before.length > after.length) db.run('DELETE FROM sync_outbox WHERE position >= ?', after.length);
}

function saveReplica(
  db: WritableDb,
  before: JoinedDevice | null,
  after: JoinedDevice | null,
  loaded: readonly ScopeName[]
): void {
  if (before === after) return;
  if (after === null || before?.userId !== after.userId) clearReplica(db);
  if (after === null) return;
  const changed = loaded.filter((name) => before?.scopes[name] !== after.scopes[name]);
  saveStored(db, toStored(after, loadStoredDevice(db), changed));
  const known = before?.userId === after.userId ? before : null;
  if (known === null) return;
  for (const name of known.joined.filter((scope) => !after.joined.includes(scope)))
    for (const part of partsOf(name)) db.run('DELETE FROM sync_rows WHERE part = ?', part);
  for (const name of changed.filter((scope) => after.joined.includes(scope))) {
    const { put, removed } = diffRows(name, known.scopes[name], after.scopes[name]);
    for (const { part, key } of removed)
      db.run('DELETE FROM sync_rows WHERE part = ? AND key = ?', part, key);
    for (const { part, key, row } of put) db.run(putRow, part, key, JSON.stringify(row));
  }
}

function saveStored(db: WritableDb, device: StoredDevice): void {
  db.run(save, JSON.stringify(device));
}

function clearReplica(db: WritableDb): void {
  db.run('DELETE FROM sync_devices');
  db.run('DELETE FROM sync_rows');
}

/**
 * As after joining, for tables that were not written by a step of sync; `device` syncs with no account where it is null.
 * Messages stay.
 */
export function resetDevice(db: WritableDb, device: Membership | null): void {
  clearReplica(db);
  db.run(
    `DELETE FROM sync_outbox WHERE json_extract(body, '$.mutation.entity') NOT IN (?, ?)`,
    ...messageEntities
  );
  if (device !== null) saveStored(db, resetStoredDevice(device, randomUUID()));
}

export const clearMessages = (db: WritableDb): void => void db.run('DELETE FROM sync_outbox');

/** Messages of a database that was damaged. */
export function restoreMessages(db: WritableDb, messages: readonly OutboxItem[]): void {
  messages.forEach((item, position) => db.run(putItem, position, JSON.stringify(item)));
}
