import { openDB } from 'idb';
import { ContractFailure } from '#shared/contract/errors.ts';
import { toFailure } from './device-failure.ts';
import {
  type DeviceDatabase,
  type DeviceSchema,
  databaseName,
  type UpgradeStep,
  upgradeSteps
} from './device-schema.ts';

export type ConnectionOptions = {
  readonly name?: string;
  readonly steps?: readonly UpgradeStep[];
  /** Milliseconds to wait for another tab with an older version before calls are refused. */
  readonly timeoutMs?: number;
  /** A newer version of the app took the database over: this tab has to be reloaded. */
  readonly onOutdated?: () => void;
};

export type DeviceConnection = {
  /** Opens at the first call and again after the browser cut the connection. */
  readonly get: () => Promise<DeviceDatabase>;
  /** Drops a connection that turned out to be dead, so that the next `get` opens a new one. */
  readonly forget: (database: DeviceDatabase) => void;
  readonly close: () => Promise<void>;
};

export function createDeviceConnection(options: ConnectionOptions = {}): DeviceConnection {
  const { name = databaseName, steps = upgradeSteps, timeoutMs = 5000, onOutdated } = options;
  let opening: Promise<DeviceDatabase> | null = null;
  let isOutdated = false;

  const open = async (): Promise<DeviceDatabase> => {
    if (globalThis.indexedDB === undefined) throw new ContractFailure('storage_unavailable', 'no IndexedDB');
    try {
      return await openDB<DeviceSchema>(name, steps.length, {
        upgrade: (database, oldVersion, _newVersion, transaction) =>
          runSteps(steps.slice(oldVersion), database, transaction),
        // A newer tab must never wait for this one; deleting the database (newVersion null) only empties it.
        blocking: (_current, newVersion, event) => {
          (event.target as IDBDatabase).close();
          opening = null;
          isOutdated = newVersion !== null;
          if (isOutdated) onOutdated?.();
        },
        terminated: () => {
          opening = null;
        }
      });
    } catch (cause) {
      opening = null;
      throw toFailure(cause, 'storage_unavailable');
    }
  };

  return {
    get: () => {
      if (isOutdated) {
        return Promise.reject(new ContractFailure('database_too_new', 'reload the app to go on'));
      }
      opening ??= open();
      return withTimeout(opening, timeoutMs);
    },
    forget: (database) => {
      database.close();
      opening = null;
    },
    close: async () => {
      const database = await opening?.catch(() => null);
      opening = null;
      database?.close();
    }
  };
}

/** A step that fails ends the whole upgrade: the database stays at the version it had. */
function runSteps(
  steps: readonly UpgradeStep[],
  database: DeviceDatabase,
  transaction: Parameters<UpgradeStep>[1]
): void {
  const run = async () => {
    for (const step of steps) await step(database, transaction);
  };
  run().catch(() => transaction.abort());
  transaction.done.catch(() => undefined);
}

function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ContractFailure('database_locked', 'another tab holds an older version open')),
      timeoutMs
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
