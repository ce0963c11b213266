// Loaded when something first syncs: the first window needs none of it.
import type { DeviceArea } from '#shared/contract/device.ts';
import { listChangedAreas } from '#shared/contract/sync/changed-areas.ts';
import { describeDevice } from '#shared/contract/sync/describe-device.ts';
import { createSyncHandlers, type SyncHandlers } from '#shared/contract/sync/device-handlers.ts';
import type { NeededScopes, StoredState, SyncStorage } from '#shared/contract/sync/sync-storage.ts';
import { diffLibraries } from '#shared/domain/sync/diff-lists.ts';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { JoinedDevice } from '#shared/domain/sync/joined-device.ts';
import { splitOutbox } from '#shared/domain/sync/messages/messages.ts';
import { emptyLibrary, type LocalLibrary } from '#shared/domain/sync/library-rows.ts';
import {
  diffRows,
  fromStored,
  partsOf,
  type StoredDevice,
  toStored
} from '#shared/domain/sync/stored-device.ts';
import type { StoreName } from './device-schema.ts';
import { readSingle } from './single-value-handlers.ts';
import { requestAll, type Transact, type Transaction, type WriteLock } from './device-transaction.ts';

const stores: readonly StoreName[] = [
  'singles',
  'syncOutbox',
  'syncRows',
  'templates',
  'marks',
  'history',
  'listingDrafts'
];

type AnyTransaction = Transaction<'readonly' | 'readwrite'>;

/** `tell` hears of each change before another tab may write. */
export function createIndexedDbSyncHandlers(
  transact: Transact,
  asOneWriter: WriteLock,
  tell: (areas: readonly DeviceArea[]) => void
): SyncHandlers {
  const storage: SyncStorage = {
    describe: () =>
      transact('readonly', ['singles'], async (transaction) => {
        const device = await loadStoredDevice(transaction);
        return device === undefined ? null : describeDevice(device);
      }),
    read: (scopes, look) =>
      transact('readonly', stores, async (transaction) => look(await loadState(transaction, scopes))),
    change: (scopes, step) =>
      asOneWriter(async () => {
        const { areas, answer } = await transact('readwrite', stores, async (transaction) => {
          const before = await loadState(transaction, scopes);
          const { state, answer: answered } = step(before);
          await requestAll([
            ...writeLibrary(transaction, before.library, state.library),
            ...writeOutbox(transaction, before, state),
            ...(await writeDevice(transaction, before.device, state.device, scopes))
          ]);
          return { areas: listChangedAreas(before, state), answer: answered };
        });
        if (areas.length > 0) tell(areas);
        return answer;
      })
  };
  return createSyncHandlers(storage, { createId: () => crypto.randomUUID(), now: Date.now });
}

const loadStoredDevice = (transaction: AnyTransaction): Promise<StoredDevice | undefined> =>
  transaction.objectStore('singles').get('sync') as Promise<StoredDevice | undefined>;

async function loadState(transaction: AnyTransaction, scopes: NeededScopes): Promise<StoredState> {
  const [kept, library, listingDrafts] = await Promise.all([
    loadDevice(transaction, scopes),
    scopes.includes('library') ? loadLibrary(transaction) : emptyLibrary,
    scopes.includes('seller') ? transaction.objectStore('listingDrafts').getAll() : []
  ]);
  return { ...kept, library: { ...library, listingDrafts } };
}

type Kept = Pick<StoredState, 'device' | 'messages'>;

async function loadDevice(transaction: AnyTransaction, scopes: NeededScopes): Promise<Kept> {
  const [device, items, rows] = await Promise.all([
    loadStoredDevice(transaction),
    transaction.objectStore('syncOutbox').getAll(),
    Promise.all(
      scopes.flatMap(partsOf).map((part) => transaction.objectStore('syncRows').getAll(rangeOf(part)))
    )
  ]);
  const { messages, outbox } = splitOutbox(items);
  return {
    device: device === undefined ? null : fromStored({ device, outbox, rows: rows.flat() }),
    messages
  };
}

const rangeOf = (part: string): IDBKeyRange => IDBKeyRange.bound([part], [part, []]);

async function loadLibrary(transaction: AnyTransaction): Promise<Omit<LocalLibrary, 'listingDrafts'>> {
  const [templates, marks, history, preferences, models] = await Promise.all([
    transaction.objectStore('templates').getAll(),
    transaction.objectStore('marks').getAll(),
    transaction.objectStore('history').getAll(),
    readSingle(transaction, 'preferences'),
    readSingle(transaction, 'models')
  ]);
  return { templates, marks, history, settings: { preferences, models } };
}

type Requests = (() => Promise<unknown>)[];

/** The history may hold more than its limit until the next entry is saved. */
function writeLibrary(
  transaction: Transaction<'readwrite'>,
  before: LocalLibrary,
  after: LocalLibrary
): Requests {
  const writes = diffLibraries(before, after);
  const singles = transaction.objectStore('singles');
  const { preferences, models } = writes;
  return [
    ...(['templates', 'marks', 'history', 'listingDrafts'] as const).flatMap((name) => {
      const store = transaction.objectStore(name);
      const { put, removed } = writes[name];
      return [...put.map((row) => () => store.put(row)), ...removed.map((id) => () => store.delete(id))];
    }),
    ...(preferences === undefined ? [] : [() => singles.put(preferences, 'preferences')]),
    ...(models === undefined ? [] : [() => singles.put(models, 'models')])
  ];
}

const listItems = ({ device, messages }: Kept) => [...messages, ...(device?.outbox ?? [])];

function writeOutbox(transaction: Transaction<'readwrite'>, before: Kept, after: Kept): Requests {
  const store = transaction.objectStore('syncOutbox');
  const [known, items] = [listItems(before), listItems(after)];
  return [
    ...items.flatMap((item, position) => (known[position] === item ? [] : [() => store.put(item, position)])),
    ...(known.length > items.length ? [() => store.delete(IDBKeyRange.lowerBound(items.length))] : [])
  ];
}

async function writeDevice(
  transaction: Transaction<'readwrite'>,
  before: JoinedDevice | null,
  after: JoinedDevice | null,
  loaded: NeededScopes
): Promise<Requests> {
  if (before === after) return [];
  const [singles, rows] = [transaction.objectStore('singles'), transaction.objectStore('syncRows')];
  const isSameUser = before !== null && before.userId === after?.userId;
  const forget: Requests = isSameUser ? [] : [() => rows.clear()];
  if (after === null) return [...forget, () => singles.delete('sync')];
  const known = isSameUser ? before : null;
  const stored = known === null ? null : ((await loadStoredDevice(transaction)) ?? null);
  const changed = loaded.filter((name) => known?.scopes[name] !== after.scopes[name]);
  return [
    ...forget,
    () => singles.put(toStored(after, stored, changed), 'sync'),
    ...(known === null ? [] : writeRows(transaction, known, after, changed))
  ];
}

function writeRows(
  transaction: Transaction<'readwrite'>,
  before: JoinedDevice,
  after: JoinedDevice,
  changed: readonly ScopeName[]
): Requests {
  const store = transaction.objectStore('syncRows');
  const left = before.joined.filter((name) => !after.joined.includes(name));
  return [
    ...left.flatMap(partsOf).map((part) => () => store.delete(rangeOf(part))),
    ...changed
      .filter((name) => after.joined.includes(name))
      .flatMap((name) => {
        const { put, removed } = diffRows(name, before.scopes[name], after.scopes[name]);
        return [
          ...removed.map(
            ({ part, key }) =>
              () =>
                store.delete([part, key])
          ),
          ...put.map((row) => () => store.put(row))
        ];
      })
  ];
}
