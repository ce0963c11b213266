import { LRUCache } from 'lru-cache';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import type { Context } from '../../context/context.ts';
import { readAnnouncements } from './read-announcements.ts';
import { readRestrictions } from './read-restrictions.ts';

/** Time for which another instance's change may be unknown here. */
const ttlMs = 1000;

type StoredState = {
  readonly restrictions: readonly Restriction[];
  /** Those that are shown now or later. */
  readonly announcements: Awaited<ReturnType<typeof readAnnouncements>>;
};

export type PlatformStateCache = {
  readonly read: () => Promise<StoredState>;
  /** Called after a change, so that this instance knows of it at once. */
  readonly clear: () => void;
};

/** Each instance reads the state at most once a second, however many requests ask (decision 54). */
export function createPlatformStateCache(context: Pick<Context, 'db' | 'now'>): PlatformStateCache {
  const states = new LRUCache<'current', StoredState>({
    max: 1,
    ttl: ttlMs,
    fetchMethod: async () => {
      const [restrictions, announcements] = await Promise.all([
        readRestrictions(context.db),
        readAnnouncements(context)
      ]);
      return { restrictions, announcements };
    }
  });
  return {
    read: () => states.forceFetch('current'),
    clear: () => states.clear()
  };
}
