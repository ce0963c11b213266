import type { DeviceArea, DeviceHandlers } from '#shared/contract/device.ts';
import { type ConnectionOptions, createDeviceConnection } from './device-connection.ts';
import { areasByCommand, deviceAreas } from '#shared/contract/platform/device-changes.ts';
import { databaseName } from './device-schema.ts';
import { createTransact, createWriteLock, type WriteLock } from './device-transaction.ts';
import { createDraftHandlers } from './draft-handlers.ts';
import { createLibraryHandlers } from './library-handlers.ts';
import { createPersistence } from './persistence.ts';
import { createPersonalHandlers } from './single-value-handlers.ts';
import { createLazyHandlers } from './lazy-handlers.ts';

export type IndexedDbDevice = {
  readonly handlers: DeviceHandlers;
  readonly close: () => Promise<void>;
};

/**
 * The device in IndexedDB. Every procedure is one transaction, on the disk when it is answered.
 * @param onChange hears what other tabs and steps of sync changed; everything, when a newer version took the database over and the
 * next call will say so (`database_too_new`).
 */
export function createIndexedDbDevice(
  onChange: (areas: readonly DeviceArea[]) => void,
  options: Omit<ConnectionOptions, 'onOutdated'> = {}
): IndexedDbDevice {
  const name = options.name ?? databaseName;
  const connection = createDeviceConnection({ ...options, onOutdated: () => onChange(deviceAreas) });
  const transact = createTransact(connection);
  const channel = createChangeChannel(`${name}.changes`, onChange);
  const persistence = createPersistence(navigator.storage);
  const asOneWriter = createWriteLock(`${name}.writer`, navigator.locks);
  // A step of sync writes behind the back of this tab's stores too.
  const tell = (areas: readonly DeviceArea[]): void => {
    channel.announce(areas);
    onChange(areas);
  };
  const handlers: DeviceHandlers = {
    ...createDraftHandlers(transact),
    ...createLibraryHandlers(transact),
    ...createPersonalHandlers(transact),
    ...createLazyHandlers(['replica', 'outbox'], async () => {
      const { createIndexedDbSyncHandlers } = await import('./sync-handlers.ts');
      return createIndexedDbSyncHandlers(transact, asOneWriter, tell);
    }),
    ...createLazyHandlers(['listingDrafts', 'offlineCache', 'purchasedPrompts', 'storage'], async () => {
      const { createLaterHandlers } = await import('./later-handlers.ts');
      return createLaterHandlers(transact, persistence.isPersistent);
    })
  };
  const afterCommand = (command: keyof DeviceHandlers, areas: readonly DeviceArea[]) => {
    channel.announce(areas);
    persistence.askAfter(command);
  };
  return {
    handlers: wrapCommands(handlers, asOneWriter, afterCommand),
    close: async () => {
      channel.close();
      await connection.close();
    }
  };
}

type AnyHandler = (input: never) => unknown;

function wrapCommands(
  handlers: DeviceHandlers,
  asOneWriter: WriteLock,
  afterCommand: (command: keyof DeviceHandlers, areas: readonly DeviceArea[]) => void
): DeviceHandlers {
  const wrap = (name: keyof DeviceHandlers, handle: AnyHandler): AnyHandler => {
    const areas = areasByCommand[name];
    if (areas === undefined) return handle;
    return (input) =>
      asOneWriter(async () => {
        const output = await handle(input);
        afterCommand(name, areas);
        return output;
      });
  };
  const names = Object.keys(handlers) as (keyof DeviceHandlers)[];
  return Object.fromEntries(names.map((name) => [name, wrap(name, handlers[name])])) as DeviceHandlers;
}

type ChangeChannel = {
  readonly announce: (areas: readonly DeviceArea[]) => void;
  readonly close: () => void;
};

/** Tells the other tabs what changed, and hears it from them. A tab never hears itself. */
function createChangeChannel(name: string, onChange: (areas: readonly DeviceArea[]) => void): ChangeChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab of another version may name areas that this one does not know.
    const areas = Array.isArray(data) ? deviceAreas.filter((area) => data.includes(area)) : [];
    if (areas.length > 0) onChange(areas);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    announce: (areas) => channel.postMessage(areas),
    close: () => channel.close()
  };
}
