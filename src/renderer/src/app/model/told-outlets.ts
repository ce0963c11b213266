import type { Platform } from '#shared/contract/platform.ts';
import type { ToldOutlets } from '#renderer/features/notifications/told-notices.ts';
import { createMemory } from '#renderer/lib/remembered.ts';

const memory = createMemory('reelwright');
const hiddenName = 'noticesHidden';

/** The id of the newest notice of the server that was cleared away here; ids sort by their birth. */
export const readHidden = (): string =>
  memory.read(hiddenName, (value): value is string => typeof value === 'string', '');

/** Read on the server, cleared away in this window's program. */
export const toldOutlets = ({ cloud }: Pick<Platform, 'cloud'>): ToldOutlets => ({
  markRead: (ids) => cloud.notices.markRead({ ids: [...ids] }),
  hideUpTo: (id) => memory.remember(hiddenName, id ?? '')
});
