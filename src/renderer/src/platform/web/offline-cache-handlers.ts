import type { DeviceHandlers } from '#shared/contract/device.ts';
import { selectEvictions } from '#shared/domain/activity/select-evictions.ts';
import { requestAll, type Transact, type Transaction } from './device-transaction.ts';

type OfflineCacheHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `offlineCache.${string}`>>;

export function createOfflineCacheHandlers(transact: Transact): OfflineCacheHandlers {
  return {
    'offlineCache.load': ({ key }) =>
      transact('readonly', ['offlineCache'], async (transaction) => {
        const row = await transaction.objectStore('offlineCache').get(key);
        return row === undefined ? null : { key, value: row.value, cachedAt: row.cachedAt };
      }),
    'offlineCache.list': ({ prefix }) =>
      transact('readonly', ['offlineCache'], async (transaction) => {
        const rows = await transaction
          .objectStore('offlineCache')
          .getAll(IDBKeyRange.bound(prefix, `${prefix}\u{10ffff}`));
        return rows.map(({ key, value, cachedAt }) => ({ key, value, cachedAt }));
      }),
    'offlineCache.save': async (response) => {
      await transact('readwrite', ['offlineCache'], async (transaction) => {
        const store = transaction.objectStore('offlineCache');
        await store.put({ ...response, size: response.value.length });
        const stale = selectEvictions(await listSizes(transaction));
        await requestAll(stale.map((key) => () => store.delete(key)));
      });
    },
    'offlineCache.clear': async () => {
      await transact('readwrite', ['offlineCache'], (transaction) =>
        transaction.objectStore('offlineCache').clear()
      );
    }
  };
}

/** From the index alone: the answers themselves can be megabytes. */
async function listSizes(transaction: Transaction<'readwrite'>) {
  const sizes: { key: string; cachedAt: number; size: number }[] = [];
  let cursor = await transaction.objectStore('offlineCache').index('by-date').openKeyCursor();
  while (cursor !== null) {
    const [cachedAt, size] = cursor.key;
    sizes.push({ key: cursor.primaryKey, cachedAt, size });
    cursor = await cursor.continue();
  }
  return sizes;
}
