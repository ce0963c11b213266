import type { DeviceHandlers, DeviceSnapshot } from '#shared/contract/device.ts';
import { eventsToPersist } from '#shared/domain/activity/analytics.ts';
import { notificationLimit } from '#shared/domain/activity/notification-list.ts';
import { splitOutbox } from '#shared/domain/sync/messages/messages.ts';
import { resetStoredDevice } from '#shared/domain/sync/reset-stored-device.ts';
import type { StoredDevice } from '#shared/domain/sync/stored-device.ts';
import type { StoreName } from './device-schema.ts';
import { requestAll, type Transact, type Transaction } from './device-transaction.ts';
import { readDraft, replaceDraft } from './draft-handlers.ts';
import { readHistory, readTemplates, trimHistory } from './library-handlers.ts';
import { readListingDrafts } from './listing-draft-handlers.ts';
import { readSingle } from './single-value-handlers.ts';

type StorageHandlers = Pick<DeviceHandlers, Extract<keyof DeviceHandlers, `storage.${string}`>>;

const everything: readonly StoreName[] = [
  'singles',
  'steps',
  'history',
  'templates',
  'marks',
  'listingDrafts',
  'syncOutbox',
  'syncRows'
];

/** `isPersistent` tells whether the browser promised not to evict what is kept. */
export function createStorageHandlers(
  transact: Transact,
  isPersistent: () => Promise<boolean>
): StorageHandlers {
  return {
    'storage.status': async () => {
      // Opening is the only way to know that this browser keeps anything.
      await transact('readonly', ['singles'], (transaction) => transaction.objectStore('singles').count());
      return {
        kind: 'indexeddb',
        location: null,
        isWritable: true,
        isPersistent: await isPersistent(),
        backups: [],
        recovery: null
      };
    },
    'storage.export': () => transact('readonly', everything, readSnapshot),
    'storage.import': async ({ history, templates, marks }) => {
      await transact('readwrite', ['history', 'templates', 'marks'], async (transaction) => {
        await requestAll(replaceRows(transaction, { history, templates, marks }));
        await trimHistory(transaction);
      });
    },
    'storage.replace': async (snapshot) => {
      const replaced =
        snapshot === null
          ? [...everything, 'offlineCache' as const, 'purchasedPrompts' as const]
          : everything;
      await transact('readwrite', replaced, async (transaction) => {
        const singles = transaction.objectStore('singles');
        const sync = (await singles.get('sync')) as StoredDevice | undefined;
        const { messages } = splitOutbox(await transaction.objectStore('syncOutbox').getAll());
        await requestAll(replaced.map((name) => () => transaction.objectStore(name).clear()));
        if (snapshot === null) return;
        await writeSnapshot(transaction, snapshot);
        // Rows that the snapshot lacks come back from the server instead of counting as deleted.
        await requestAll(
          messages.map((item, position) => () => transaction.objectStore('syncOutbox').put(item, position))
        );
        if (sync !== undefined) await singles.put(resetStoredDevice(sync, crypto.randomUUID()), 'sync');
      });
    }
  };
}

async function readSnapshot(transaction: Transaction<'readonly' | 'readwrite'>): Promise<DeviceSnapshot> {
  const [
    draft,
    history,
    templates,
    marks,
    notifications,
    preferences,
    events,
    metrics,
    models,
    plan,
    listingDrafts
  ] = await Promise.all([
    readDraft(transaction),
    readHistory(transaction),
    readTemplates(transaction),
    transaction.objectStore('marks').getAll(),
    readSingle(transaction, 'notifications'),
    readSingle(transaction, 'preferences'),
    readSingle(transaction, 'events'),
    readSingle(transaction, 'metrics'),
    readSingle(transaction, 'models'),
    readSingle(transaction, 'plan'),
    readListingDrafts(transaction)
  ]);
  return {
    draft,
    history,
    templates,
    marks,
    notifications,
    preferences,
    events,
    metrics,
    models,
    plan,
    listingDrafts
  };
}

async function writeSnapshot(transaction: Transaction<'readwrite'>, snapshot: DeviceSnapshot): Promise<void> {
  const { draft, history, templates, marks, listingDrafts, ...singles } = snapshot;
  const { preferences, notifications, events, metrics, models, plan } = singles;
  const store = transaction.objectStore('singles');
  await requestAll([
    ...replaceDraft(transaction, draft),
    ...replaceRows(transaction, { history, templates, marks }),
    ...listingDrafts.map((each) => () => transaction.objectStore('listingDrafts').put(each)),
    () => store.put(preferences, 'preferences'),
    () => store.put(notifications.slice(0, notificationLimit), 'notifications'),
    () => store.put(eventsToPersist(events), 'events'),
    () => store.put(metrics, 'metrics'),
    () => store.put(models, 'models'),
    () => store.put(plan, 'plan')
  ]);
  await trimHistory(transaction);
}

/** The requests that add the rows, in place of those with the same id. */
function replaceRows(
  transaction: Transaction<'readwrite'>,
  { history, templates, marks }: Pick<DeviceSnapshot, 'history' | 'templates' | 'marks'>
) {
  return [
    ...history.map((entry) => () => transaction.objectStore('history').put(entry)),
    ...templates.map((template) => () => transaction.objectStore('templates').put(template)),
    ...marks.map((mark) => () => transaction.objectStore('marks').put(mark))
  ];
}
