import { LRUCache } from 'lru-cache';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import type { Context } from '../../context/context.ts';
import { readRestrictions } from './read-restrictions.ts';

/** Time for which another instance's change may be unknown here. */
const ttlMs = 1000;

export type PlatformStateCache = {
  readonly readRestrictions: () => Promise<readonly Restriction[]>;
  /** Called after a change, so that this instance knows of it at once. */
  readonly clear: () => void;
};

/** Each instance reads the state at most once a second, however many requests ask (decision 54). */
export function createPlatformStateCache({ db }: Pick<Context, 'db'>): PlatformStateCache {
  const restrictions = new LRUCache<'current', readonly Restriction[]>({
    max: 1,
    ttl: ttlMs,
    fetchMethod: () => readRestrictions(db)
  });
  return {
    readRestrictions: () => restrictions.forceFetch('current'),
    clear: () => restrictions.clear()
  };
}
