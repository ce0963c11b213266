import type { z } from 'zod';
import type { Result } from '#shared/kit/result.ts';
import { Refusal, unwrap } from './query-client.tsx';

/** Answers kept on this device for times without a connection. */
export type OfflineCache = {
  readonly load: (asked: {
    readonly key: string;
  }) => Promise<Result<{ readonly value: string; readonly cachedAt: number } | null, unknown>>;
  /** Those whose key begins with the prefix. */
  readonly list: (asked: { readonly prefix: string }) => Promise<Result<readonly CachedAnswer[], unknown>>;
  readonly save: (cached: CachedAnswer) => Promise<unknown>;
};

type CachedAnswer = {
  readonly key: string;
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly cachedAt: number;
};

/** An answer, and when it was given where it is not from just now. */
export type Cached<Value> = { readonly value: Value; readonly cachedAt: number | null };

type CachedRequest<Value, Failure> = {
  readonly cache: Pick<OfflineCache, 'load' | 'save'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Names the request in the cache. */
  readonly key: string;
  readonly call: () => Promise<Result<Value, Failure>>;
  /** True if no response arrived, as opposed to a refusal. */
  readonly isNetworkError: (failure: Failure) => boolean;
  /** The schema of a response today: an older app may have cached another. */
  readonly loadSchema: () => Promise<z.ZodType<Value>>;
  /** Answers from data on this device, which is preferred to a cached response; null if there is none. */
  readonly answerHere?: () => Promise<Cached<Value> | null>;
};

/** Longer keys are not cached; no address that people write is as long. */
const maxKeyLength = 300;

/** Asks and caches the answer. Without a connection it gives that of this device, and without any it throws a `Refusal`. */
export async function queryWithOfflineCache<Value, Failure>(
  given: CachedRequest<Value, Failure>
): Promise<Cached<Value>> {
  const { cache, now, key, call, isNetworkError, loadSchema, answerHere } = given;
  const isCacheable = key.length <= maxKeyLength;
  try {
    const value = await unwrap(call());
    // A cache that cannot be written changes nothing now.
    if (isCacheable) void cache.save({ key, value: JSON.stringify(value), cachedAt: now() });
    return { value, cachedAt: null };
  } catch (failure) {
    const isAway = failure instanceof Refusal && isNetworkError(failure.refusal as Failure);
    const own = isAway ? ((await answerHere?.()) ?? null) : null;
    if (own !== null) return own;
    const kept = isCacheable && isAway ? await cache.load({ key }) : null;
    if (kept?.ok !== true || kept.value === null) throw failure;
    const read = (await loadSchema()).safeParse(JSON.parse(kept.value.value));
    if (!read.success) throw failure;
    return { value: read.data, cachedAt: kept.value.cachedAt };
  }
}

type Asked = { readonly state: { readonly data: unknown; readonly status: string } };

/** Options of a query: what is old is asked for again as soon as there is a connection, and on every visit. */
export const refetchStale = {
  staleTime: ({ state }: Asked) => (isOld(state.data) ? 0 : 60_000),
  refetchOnReconnect: ({ state }: Asked) =>
    isOld(state.data) || state.status === 'error' ? ('always' as const) : false
};

/** The answer itself, or the parts of a long list. */
function isOld(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.some(isOld);
  return 'cachedAt' in data && data.cachedAt !== null;
}
