import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { addNotification, markRead } from '#shared/domain/activity/notification-list.ts';
import type { NoticeAction, Notify } from '#renderer/lib/notify.ts';

export type Toast = {
  readonly id: string;
  readonly type: Notification['type'];
  readonly title: string;
  readonly message?: string;
  readonly action?: NoticeAction;
};

export type NotificationState = {
  readonly notifications: readonly Notification[];
  readonly toasts: readonly Toast[];
  readonly notify: Notify;
  readonly dismissToast: (id: string) => void;
  /** What a notice offered, while its page is open: an undo can still be taken from the list. */
  readonly actions: ReadonlyMap<string, NoticeAction>;
  readonly runAction: (id: string) => void;
  readonly load: () => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  readonly clear: () => Promise<void>;
};

type Dependencies = {
  readonly device: Device;
  readonly on: Listen;
  readonly now: () => number;
  readonly createId: () => string;
  /** The preference "Notifications": off keeps the list and shows no toasts but warnings and errors. */
  readonly canShowToasts: () => boolean;
};

export function createNotificationStore(given: Dependencies): StoreApi<NotificationState> {
  const { device } = given;
  const store = createStore<NotificationState>()((set, get) => ({
    notifications: [],
    toasts: [],
    actions: new Map(),

    notify({ type, title, message = '', action }) {
      const notification: Notification = {
        id: given.createId(),
        type,
        title,
        message,
        timestamp: given.now(),
        read: false
      };
      const { id } = notification;
      const isShown = given.canShowToasts() || type === 'warning' || type === 'error' || action !== undefined;
      const toast = {
        id,
        type,
        title,
        ...(message === '' ? {} : { message }),
        ...(action === undefined ? {} : { action })
      };
      set((state) => ({
        notifications: addNotification(state.notifications, notification),
        toasts: isShown ? [...state.toasts, toast] : state.toasts,
        actions: action === undefined ? state.actions : new Map([...state.actions, [id, action]])
      }));
      // The list is a record, not work: if the device cannot keep it, it still stands on screen.
      void device.notifications.add(notification);
    },

    dismissToast: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),

    runAction(id) {
      const action = get().actions.get(id);
      set((state) => ({
        actions: new Map([...state.actions].filter(([known]) => known !== id)),
        toasts: state.toasts.filter((toast) => toast.id !== id)
      }));
      action?.run();
    },

    async load() {
      const listed = await device.notifications.list();
      if (listed.ok) set({ notifications: listed.value });
    },

    async markAllRead() {
      const ids = get().notifications.flatMap(({ id, read }) => (read ? [] : [id]));
      if (ids.length === 0) return;
      set((state) => ({ notifications: markRead(state.notifications, ids) }));
      await device.notifications.markRead({ ids });
    },

    async clear() {
      set({ notifications: [], actions: new Map() });
      await device.notifications.clear();
    }
  }));
  given.on('device.changed', ({ areas }) => {
    if (areas.includes('notifications')) void store.getState().load();
  });
  return store;
}
