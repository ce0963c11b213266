import type { DeviceHandlers } from '#shared/contract/device.ts';
import { eventsToPersist } from '#shared/domain/activity/analytics.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { addNotification, markRead } from '#shared/domain/activity/notification-list.ts';
import { readSingle } from './read-singles.ts';
import { requestAll, type Transact } from './device-transaction.ts';

type PersonalHandlers = Pick<
  DeviceHandlers,
  Extract<keyof DeviceHandlers, `${'preferences' | 'notifications' | 'activity'}.${string}`>
>;

export function createPersonalHandlers(transact: Transact): PersonalHandlers {
  const changeNotifications = (change: (list: readonly Notification[]) => Notification[]) =>
    transact('readwrite', ['singles'], async (transaction) => {
      const changed = change(await readSingle(transaction, 'notifications'));
      await transaction.objectStore('singles').put(changed, 'notifications');
    }).then(() => undefined);

  return {
    'preferences.load': () =>
      transact('readonly', ['singles'], (transaction) => readSingle(transaction, 'preferences')),
    'preferences.save': async (preferences) => {
      await transact('readwrite', ['singles'], (transaction) =>
        transaction.objectStore('singles').put(preferences, 'preferences')
      );
    },

    'notifications.list': () =>
      transact('readonly', ['singles'], (transaction) => readSingle(transaction, 'notifications')),
    'notifications.add': (added) => changeNotifications((list) => addNotification(list, added)),
    'notifications.markRead': ({ ids }) => changeNotifications((list) => markRead(list, ids)),
    'notifications.clear': () => changeNotifications(() => []),

    'activity.load': () =>
      transact('readonly', ['singles'], async (transaction) => {
        const [events, metrics] = await Promise.all([
          readSingle(transaction, 'events'),
          readSingle(transaction, 'metrics')
        ]);
        return { events, metrics };
      }),
    'activity.save': async ({ events, metrics }) => {
      await transact('readwrite', ['singles'], (transaction) => {
        const singles = transaction.objectStore('singles');
        return requestAll([
          () => singles.put(eventsToPersist(events), 'events'),
          () => singles.put(metrics, 'metrics')
        ]);
      });
    }
  };
}
