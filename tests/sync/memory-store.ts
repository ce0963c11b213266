// A store of a device in memory, which outlives the engine that uses it as a database outlives its process.
import type { SyncStore } from '#shared/contract/sync/engine.ts';
import {
  addMutation,
  createDeviceSync,
  type DeviceSync,
  renewDevice,
  saveAnswers,
  saveFeedPage,
  seenRevision,
  takeBatch
} from '#shared/domain/sync/device-sync.ts';
import { scopeNames } from '#shared/domain/sync/entities.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import { cursorOf, viewScope } from '#shared/domain/sync/replica.ts';
import type { RowKey, SyncRow } from '#shared/domain/sync/row.ts';

export type MemoryStore = SyncStore & {
  readonly append: (mutation: Mutation) => void;
  /** Removes unsent mutations of this row. */
  readonly takeBack: (row: RowKey) => void;
  /** The rows as the device's user sees them, by `rowKey`. */
  readonly view: () => ReadonlyMap<string, SyncRow>;
  /** The revision that the user saw of a row. */
  readonly revisionOf: (row: RowKey) => number | null;
  readonly outbox: () => readonly OutboxItem[];
  /** Copies the data folder; the answer puts the copy in its place again. */
  readonly backUp: () => () => void;
  /** Everything the device holds, as one text. */
  readonly dump: () => string;
};

export function createMemoryStore(createDeviceId: () => string): MemoryStore {
  let device = createDeviceSync(createDeviceId());
  const view = createView();
  return {
    load: async () => ({
      deviceId: device.deviceId,
      formerIds: device.formerIds,
      lastSequence: device.nextSequence - 1,
      cursors: new Map(
        scopeNames.flatMap((name) => {
          const cursor = cursorOf(device.scopes[name]);
          return cursor === null ? [] : [[name, cursor] as const];
        })
      )
    }),
    takeBatch: async (limit) => {
      const taken = takeBatch(device, limit);
      device = taken.device;
      return taken.batch;
    },
    saveAnswers: async (answers) => {
      device = saveAnswers(device, answers);
    },
    applyPage: async (page) => {
      device = saveFeedPage(device, page);
    },
    renewDevice: async () => {
      device = renewDevice(device, createDeviceId());
    },
    append: (mutation) => {
      device = addMutation(device, mutation);
    },
    takeBack: ({ entity, id }) => {
      const isHere = ({ mutation, state }: OutboxItem): boolean =>
        state === 'waiting' && mutation.entity === entity && mutation.rowId === id;
      device = { ...device, outbox: device.outbox.filter((item) => !isHere(item)) };
    },
    view: () => view(device),
    revisionOf: (row) => seenRevision(device, row),
    outbox: () => device.outbox,
    backUp: () => {
      const copy = device;
      return () => {
        device = copy;
      };
    },
    dump: () => JSON.stringify({ ...device, scopes: scopeNames.map((name) => [...device.scopes[name].rows]) })
  };
}

/** Caches views: a simulation checks every device after each step, and most steps change few devices. */
function createView(): (device: DeviceSync) => ReadonlyMap<string, SyncRow> {
  let seen: DeviceSync | undefined;
  let rows: ReadonlyMap<string, SyncRow> = new Map();
  return (device) => {
    if (device === seen) return rows;
    const { scopes, outbox, deviceId } = device;
    seen = device;
    rows = new Map(scopeNames.flatMap((name) => [...viewScope(name, scopes[name], outbox, deviceId)]));
    return rows;
  };
}
