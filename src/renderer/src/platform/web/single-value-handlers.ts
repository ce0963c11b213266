import type { DeviceHandlers } from '#shared/contract/device.ts';
import { eventsToPersist } from '#shared/domain/activity/analytics.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { addNotification, markRead } from '#shared/domain/activity/notification-list.ts';
import type { Singles } from './device-schema.ts';
import { requestAll, type Transact, type Transaction } from './device-transaction.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { readStoredPlan } from '#shared/contract/stored-prompts.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { emptyModelSettings } from '#shared/domain/craft/model/empty-model-settings.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';

type Kept = Omit<Singles, 'draft' | 'sync'>;

const firstValues: Kept = {
  preferences: defaultPreferences,
  notifications: [],
  events: [],
  metrics: emptyUserMetrics,
  models: emptyModelSettings,
  plan: null
};

/** The value kept under `name`, or what it is before anything was kept. */
export async function readSingle<Name extends keyof Kept>(
  transaction: Transaction<'readonly' | 'readwrite'>,
  name: Name
): Promise<Kept[Name]> {
  const stored = (await transaction.objectStore('singles').get(name)) as Kept[Name] | undefined;
  if (stored === undefined) return firstValues[name];
  const isPlan = name === 'plan' && stored !== null;
  // The name says which of the values it is, which the compiler cannot see.
  return isPlan ? (readStoredPlan(stored as SavedPlan) as Kept[Name]) : stored;
}

type PersonalHandlers = Pick<
  DeviceHandlers,
  Extract<
    keyof DeviceHandlers,
    `${'preferences' | 'notifications' | 'activity' | 'models' | 'plan'}.${string}`
  >
>;

type SingleName = Parameters<typeof readSingle>[1];

export function createPersonalHandlers(transact: Transact): PersonalHandlers {
  const changeNotifications = (change: (list: readonly Notification[]) => Notification[]) =>
    transact('readwrite', ['singles'], async (transaction) => {
      const changed = change(await readSingle(transaction, 'notifications'));
      await transaction.objectStore('singles').put(changed, 'notifications');
    }).then(() => undefined);

  const load = <Name extends SingleName>(name: Name) =>
    transact('readonly', ['singles'], (transaction) => readSingle(transaction, name));
  const save = <Name extends SingleName>(name: Name, value: Singles[Name]) =>
    transact('readwrite', ['singles'], (transaction) =>
      transaction.objectStore('singles').put(value, name)
    ).then(() => undefined);

  return {
    'preferences.load': () => load('preferences'),
    'preferences.save': (preferences) => save('preferences', preferences),
    'models.load': () => load('models'),
    'models.save': (models) => save('models', models),
    'plan.load': () => load('plan'),
    'plan.save': (plan) => save('plan', plan),

    'notifications.list': () => load('notifications'),
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
