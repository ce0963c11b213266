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
   * Keys of rows that the tables were not given, because this app could not read them. A later app can, and must not
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

/**
 * The same device with these scopes. Rows and unsent changes of scopes that it leaves are discarded. With `keepsUnsent`, the
 * changes stay until the scope is joined again, whatever is called in between. Compared scopes need that not: their changes
 * are in the tables.
 */
export function changeScopes(
  device: JoinedDevice,
  wanted: readonly ScopeName[],
  keepsUnsent = false
): JoinedDevice {
  const joined = scopeNames.filter((name) => wanted.includes(name));
  if (joined.join() === device.joined.join()) return device;
  const isKept = (name: ScopeName | undefined): boolean => name !== undefined && joined.includes(name);
  const isHeldBack = (name: ScopeName | undefined): boolean =>
    name !== undefined && !isCompared(name) && (keepsUnsent || !device.joined.includes(name));
  const scopes = { ...device.scopes };
  for (const name of scopeNames) if (!isKept(name)) scopes[name] = emptyScope;
  // The user turned sync on again, so an earlier deletion of the library no longer applies.
  const joinsLibrary = joined.includes('library') && !device.joined.includes('library');
  return {
    ...device,
    joined,
    formerIds: joinsLibrary ? [] : device.formerIds,
    scopes,
    outbox: device.outbox.filter(({ mutation }) => {
      const scope = scopeOf(mutation);
      return isKept(scope) || isHeldBack(scope);
    }),
    hidden: device.hidden.filter((key) => isKept(scopeOf({ entity: key.slice(0, key.indexOf('/')) })))
  };
}

/** The scopes of which rows are written into tables of the device, and found there again. */
export const comparedScopes = ['library', 'seller'] as const satisfies readonly ScopeName[];
export type ComparedScope = (typeof comparedScopes)[number];

export const isCompared = (scope: ScopeName): scope is ComparedScope =>
  comparedScopes.some((name) => name === scope);

/** True if the scope has been read to its end at least once, so that its rows and the tables can be compared. */
export const isScopeRead = ({ joined, scopes }: JoinedDevice, name: ComparedScope): boolean =>
  joined.includes(name) && scopes[name].cursor !== null;

export const viewComparedRows = (
  { scopes, outbox, deviceId }: JoinedDevice,
  name: ComparedScope
): Map<string, SyncRow> => viewScope(name, scopes[name], outbox, deviceId);

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
