import type { IDBPTransaction } from 'idb';
import type { DeviceConnection } from './device-connection.ts';
import { toFailure } from './device-failure.ts';
import type { DeviceDatabase, DeviceSchema, StoreName } from './device-schema.ts';

export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<DeviceSchema, StoreName[], Mode>;

export type Transact = <Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  stores: readonly StoreName[],
  work: (transaction: Transaction<Mode>) => Promise<T>
) => Promise<T>;

/**
 * Runs `work` in one transaction and answers once it is on the disk. Anything thrown in `work` undoes all of it.
 * `work` awaits nothing but the transaction's own requests.
 */
export function createTransact(connection: DeviceConnection): Transact {
  return async (mode, stores, work) => {
    const transaction = await begin(connection, mode, stores);
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (cause) {
      abort(transaction);
      await transaction.done.catch(() => undefined);
      // The transaction knows the real reason (no space left) where a request only says that it was aborted.
      throw toFailure(transaction.error ?? cause, 'internal');
    }
  };
}

async function begin<Mode extends 'readonly' | 'readwrite'>(
  connection: DeviceConnection,
  mode: Mode,
  stores: readonly StoreName[]
): Promise<Transaction<Mode>> {
  const open = (database: DeviceDatabase) =>
    database.transaction([...stores], mode, { durability: 'strict' }) as Transaction<Mode>;
  const database = await connection.get();
  try {
    return open(database);
  } catch (cause) {
    // Browsers cut idle connections (sleep, cleared site data). Nothing has happened yet, so once more is safe.
    connection.forget(database);
    return open(await connection.get().catch(() => Promise.reject(toFailure(cause, 'internal'))));
  }
}

function abort(transaction: { readonly abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** Issues every request, in order. One that throws at once must not leave the others without anybody waiting. */
export async function requestAll(requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(requests.map(async (request) => await request()));
}

export type WriteLock = <T>(write: () => Promise<T>) => Promise<T>;

/**
 * Lets one tab write at a time. IndexedDB alone keeps transactions apart, which is all that an insecure context
 * gets; the lock also holds the announcement, so that tabs hear of changes in the order in which they were made.
 */
export function createWriteLock(name: string, locks: LockManager | undefined): WriteLock {
  if (locks === undefined) return (write) => write();
  return async (write) => await locks.request(name, write);
}
