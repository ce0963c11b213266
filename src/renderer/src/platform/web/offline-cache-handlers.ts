import type { DeviceHandlers } from '#shared/contract/device.ts';
import { selectEvictions } from '#shared/domain/activity/seen-list.ts';
import { requestAll, type Transact, type Transaction } from './device-transaction.ts';

type OfflineCacheHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `seen.${string}`>>;

export function createOfflineCacheHandlers(transact: Transact): OfflineCacheHandlers {
  return {
    'seen.load': ({ key }) =>
      transact('readonly', ['seen'], async (transaction) => {
        const row = await transaction.objectStore('seen').get(key);
        return row === undefined ? null : { key, value: row.value, seenAt: row.seenAt };
      }),
    'seen.keep': async (seen) => {
      await transact('readwrite', ['seen'], async (transaction) => {
        const store = transaction.objectStore('seen');
        await store.put({ ...seen, size: seen.value.length });
        const stale = selectEvictions(await listSizes(transaction));
        await requestAll(stale.map((key) => () => store.delete(key)));
      });
    },
    'seen.clear': async () => {
      await transact('readwrite', ['seen'], (transaction) => transaction.objectStore('seen').clear());
    }
  };
}

/** From the index alone: the answers themselves can be megabytes. */
async function listSizes(transaction: Transaction<'readwrite'>) {
  const sizes: { key: string; seenAt: number; size: number }[] = [];
  let cursor = await transaction.objectStore('seen').index('by-date').openKeyCursor();
  while (cursor !== null) {
    const [seenAt, size] = cursor.key;
    sizes.push({ key: cursor.primaryKey, seenAt, size });
    cursor = await cursor.continue();
  }
  return sizes;
}
