import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { NotificationState } from './notification-store.ts';

export const notificationContext = createStoreContext<NotificationState>('Notifications');
