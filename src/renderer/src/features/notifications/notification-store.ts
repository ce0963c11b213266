import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { addNotification, markRead, notificationLimit } from '#shared/domain/activity/notification-list.ts';
import type { NotificationAction, Notify } from '#renderer/lib/notify.ts';
import type { ServerNotification, ServerNotificationActions } from './server-notifications.ts';
import { createStoreContext } from '#renderer/lib/store-context.tsx';

export type Toast = {
  readonly id: string;
  readonly type: Notification['type'];
  readonly title: string;
  readonly message?: string;
  readonly action?: NotificationAction;
};

/** The cleared notifications while they can be restored. */
type Cleared = {
  readonly notifications: readonly Notification[];
  readonly actions: ReadonlyMap<string, NotificationAction>;
  readonly serverNotifications: readonly ServerNotification[];
};

export type NotificationState = {
  readonly notifications: readonly Notification[];
  /** Of the server, newest first. */
  readonly serverNotifications: readonly ServerNotification[];
  /** True while the server may have older ones. */
  readonly hasOlder: boolean;
  readonly setServerNotifications: (
    serverNotifications: readonly ServerNotification[],
    hasOlder: boolean
  ) => void;
  /** Null while nobody is signed in. */
  readonly server: ServerNotificationActions | null;
  readonly connectServer: (server: ServerNotificationActions | null) => void;
  readonly toasts: readonly Toast[];
  readonly notify: Notify;
  readonly dismissToast: (id: string) => void;
  /** Actions of listed notices while their page is open: an undo can still be taken from the list. */
  readonly actions: ReadonlyMap<string, NotificationAction>;
  readonly runAction: (id: string) => void;
  readonly load: () => Promise<void>;
  readonly markRead: (ids: readonly string[]) => Promise<void>;
  readonly cleared: Cleared | null;
  readonly clear: () => Promise<void>;
  readonly undoClear: () => Promise<void>;
};

type Dependencies = {
  readonly device: Device;
  readonly on: Listen;
  readonly now: () => number;
  readonly createId: () => string;
  /** The preference "Notifications": off keeps the list and shows no toasts but warnings and errors. */
  readonly canShowToasts: () => boolean;
};

/** The notices of the server that were not read yet, newest first. */
export const listUnreadNotices = ({
  serverNotifications
}: Pick<NotificationState, 'serverNotifications'>): readonly ServerNotification[] =>
  serverNotifications.filter(({ read }) => !read);

export function createNotificationStore(given: Dependencies): StoreApi<NotificationState> {
  const store = createStore<NotificationState>()((set, get) => ({
    ...createNotify(given, set, get),
    ...createList(given, set, get)
  }));
  given.on('device.changed', ({ areas }) => {
    if (areas.includes('notifications')) void store.getState().load();
  });
  return store;
}

type Set = StoreApi<NotificationState>['setState'];
type Get = StoreApi<NotificationState>['getState'];

function createNotify(given: Dependencies, set: Set, get: Get) {
  return {
    toasts: [],
    actions: new Map(),

    notify({ type, title, message = '', action }) {
      const id = given.createId();
      const notification = { id, type, title, message, timestamp: given.now(), read: false };
      const isShown = given.canShowToasts() || type === 'warning' || type === 'error' || action !== undefined;
      const toast = {
        id,
        type,
        title,
        ...(message === '' ? {} : { message }),
        ...(action === undefined ? {} : { action })
      };
      set((state) => {
        const notifications = addNotification(state.notifications, notification);
        const actions = new Map(state.actions);
        if (action !== undefined) actions.set(id, action);
        return {
          notifications,
          toasts: isShown ? [...state.toasts, toast] : state.toasts,
          // One that was never offered anything leaves the map as it is, for whoever follows it.
          actions: action === undefined ? state.actions : retainListed(actions, notifications)
        };
      });
      // The list is a record, not work: if the device cannot keep it, it still stands on screen.
      void given.device.notifications.add(notification);
    },

    dismissToast: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),

    runAction(id) {
      const action = get().actions.get(id);
      set((state) => ({
        actions: new Map([...state.actions].filter(([known]) => known !== id)),
        toasts: state.toasts.filter((toast) => toast.id !== id)
      }));
      void get().markRead([id]);
      action?.run();
    }
  } satisfies Partial<NotificationState>;
}

/** Offers go with the notices that made them. */
function retainListed(
  actions: ReadonlyMap<string, NotificationAction>,
  notifications: readonly Notification[]
): ReadonlyMap<string, NotificationAction> {
  const listed = new Set(notifications.map(({ id }) => id));
  return new Map([...actions].filter(([id]) => listed.has(id)));
}

function createList({ device }: Dependencies, set: Set, get: Get) {
  return {
    notifications: [],
    serverNotifications: [],
    hasOlder: false,
    server: null,
    cleared: null,

    setServerNotifications: (serverNotifications, hasOlder) => set({ serverNotifications, hasOlder }),
    connectServer: (server) => set({ server }),

    async load() {
      const listed = await device.notifications.list();
      if (listed.ok) set({ notifications: listed.value });
    },

    async markRead(wanted) {
      const { notifications, serverNotifications } = get();
      const ids = listUnread(notifications, wanted);
      const serverIds = listUnread(serverNotifications, wanted);
      set({
        notifications: markRead(notifications, ids),
        serverNotifications: markRead(serverNotifications, serverIds)
      });
      if (ids.length > 0) await device.notifications.markRead({ ids });
      if (serverIds.length > 0) await get().server?.markRead(serverIds);
    },

    async clear() {
      const { notifications, actions, serverNotifications } = get();
      const unread = listUnreadNotices(get()).map(({ id }) => id);
      set({
        notifications: [],
        serverNotifications: [],
        actions: new Map(),
        cleared: { notifications, actions, serverNotifications }
      });
      if (serverNotifications[0] !== undefined) get().server?.hideUpTo(serverNotifications[0].id);
      await device.notifications.clear();
      if (unread.length > 0) await get().server?.markRead(unread);
    },

    async undoClear() {
      const { cleared } = get();
      if (cleared === null) return;
      set((state) => ({
        cleared: null,
        serverNotifications: cleared.serverNotifications,
        notifications: [...state.notifications, ...cleared.notifications].slice(0, notificationLimit),
        actions: new Map([...cleared.actions, ...state.actions])
      }));
      get().server?.hideUpTo(null);
      await device.notifications.clear();
      for (const notification of get().notifications.toReversed())
        await device.notifications.add(notification);
    }
  } satisfies Partial<NotificationState>;
}

const listUnread = (list: readonly Notification[], wanted: readonly string[]): string[] =>
  list.flatMap(({ id, read }) => (!read && wanted.includes(id) ? [id] : []));

export const notificationContext = createStoreContext<NotificationState>('Notifications');
