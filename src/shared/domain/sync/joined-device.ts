// A device that syncs with an account: whose rows they are, and which scopes of them it keeps.
import { createDeviceSync, type DeviceSync } from './device-sync.ts';
import { type ScopeName, scopeNames, scopeOf } from './entities.ts';
import { listDependents, type OutboxItem } from './outbox.ts';
import { emptyScope, viewScope } from './replica.ts';
import type { SyncRow } from './row.ts';
import { err, ok, type Result } from '../../kit/result.ts';

export type JoinedDevice = DeviceSync & {
  readonly userId: string;
  readonly joined: readonly ScopeName[];
  /**
   * Keys of library rows that the tables were not given, because this app could not read them. A later app can, and must not
   * take them for deleted rows.
   */
  readonly hidden: readonly string[];
};

export const joinDevice = (userId: string, scopes: readonly ScopeName[], deviceId: string): JoinedDevice => ({
  ...createDeviceSync(deviceId),
  userId,
  joined: scopeNames.filter((name) => scopes.includes(name)),
  hidden: []
});

/** The same device with these scopes. What it kept of one that is no longer among them is forgotten, unsent changes too. */
export function changeScopes(device: JoinedDevice, wanted: readonly ScopeName[]): JoinedDevice {
  const joined = scopeNames.filter((name) => wanted.includes(name));
  if (joined.join() === device.joined.join()) return device;
  const isKept = (name: ScopeName | undefined): boolean => name !== undefined && joined.includes(name);
  const scopes = { ...device.scopes };
  for (const name of scopeNames) if (!isKept(name)) scopes[name] = emptyScope;
  return {
    ...device,
    joined,
    scopes,
    outbox: device.outbox.filter(({ mutation }) => isKept(scopeOf(mutation))),
    hidden: isKept('library') ? device.hidden : []
  };
}

/** True if the library has been read to its end at least once, so that its rows and the tables can be compared. */
export const isLibraryRead = ({ joined, scopes }: JoinedDevice): boolean =>
  joined.includes('library') && scopes.library.cursor !== null;

export const viewLibraryRows = ({ scopes, outbox, deviceId }: JoinedDevice): Map<string, SyncRow> =>
  viewScope('library', scopes.library, outbox, deviceId);

/** Mutations that the server has not answered yet. */
export const countWaiting = ({ outbox }: DeviceSync): number =>
  outbox.filter(({ state }) => state === 'waiting' || state === 'sent').length;

const isRemovable = ({ state }: OutboxItem): boolean => state === 'waiting' || state === 'refused';

/**
 * Takes back a mutation that was not sent, or dismisses one that was refused, with what depends on it. One that may have
 * reached the server stays.
 */
export function removeMutation(device: JoinedDevice, id: string): Result<JoinedDevice, 'already_sent'> {
  const item = device.outbox.find(({ mutation }) => mutation.id === id);
  if (item === undefined) return ok(device);
  if (!isRemovable(item)) return err('already_sent');
  const gone = new Set([item, ...listDependents(device.outbox, item.mutation).filter(isRemovable)]);
  return ok({ ...device, outbox: device.outbox.filter((one) => !gone.has(one)) });
}
