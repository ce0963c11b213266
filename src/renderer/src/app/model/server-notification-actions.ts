import type { Platform } from '#shared/contract/platform/platform.ts';
import type { ServerNotificationActions } from '#renderer/features/notifications/server-notifications.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';

const memory = createLocalStore('reelwright');
const hiddenName = 'noticesHidden';

/** The id of the newest notice of the server that was cleared away here; ids sort by their birth. */
export const readHidden = (): string =>
  memory.read(hiddenName, (value): value is string => typeof value === 'string', '');

/** Read on the server, cleared away in this window's program. */
export const createServerNotificationActions = ({
  cloud
}: Pick<Platform, 'cloud'>): ServerNotificationActions => ({
  markRead: (ids) => cloud.notices.markRead({ ids: [...ids] }),
  hideUpTo: (id) => memory.remember(hiddenName, id ?? '')
});
