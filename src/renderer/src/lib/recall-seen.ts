import type { z } from 'zod';
import type { Result } from '#shared/kit/result.ts';
import { ask, Refusal } from './cached-queries.tsx';

/** Where answers are kept for times without a connection. */
export type SeenShelf = {
  readonly load: (asked: {
    readonly key: string;
  }) => Promise<Result<{ readonly value: string; readonly seenAt: number } | null, unknown>>;
  readonly keep: (seen: {
    readonly key: string;
    readonly value: string;
    /** Milliseconds since 1970. */
    readonly seenAt: number;
  }) => Promise<unknown>;
};

/** An answer, and when it was given where it is not from just now. */
type Recalled<Value> = { readonly value: Value; readonly seenAt: number | null };

type Recalling<Value, Failure> = {
  readonly seen: SeenShelf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Names what is asked for, for the shelf. */
  readonly key: string;
  readonly call: () => Promise<Result<Value, Failure>>;
  /** Whether nothing came back, as against an answer that says no. */
  readonly isUnanswered: (failure: Failure) => boolean;
  /** What an answer looks like today: an older app may have kept another. */
  readonly loadSchema: () => Promise<z.ZodType<Value>>;
};

/** Names longer than this are not kept; no address that people write is. */
const longestKey = 300;

/** Asks, and keeps the answer; where nothing came back, what was answered last. Throws a `Refusal` without either. */
export async function recallSeen<Value, Failure>(given: Recalling<Value, Failure>): Promise<Recalled<Value>> {
  const { seen, now, key, call, isUnanswered, loadSchema } = given;
  const isKeepable = key.length <= longestKey;
  try {
    const value = await ask(call());
    // Only a convenience for later: a shelf that refuses changes nothing now.
    if (isKeepable) void seen.keep({ key, value: JSON.stringify(value), seenAt: now() });
    return { value, seenAt: null };
  } catch (failure) {
    const isAway = failure instanceof Refusal && isUnanswered(failure.refusal as Failure);
    const kept = isKeepable && isAway ? await seen.load({ key }) : null;
    if (kept?.ok !== true || kept.value === null) throw failure;
    const read = (await loadSchema()).safeParse(JSON.parse(kept.value.value));
    if (!read.success) throw failure;
    return { value: read.data, seenAt: kept.value.seenAt };
  }
}

type Asked = { readonly state: { readonly data: unknown; readonly status: string } };

/** Options of a query: what is old is asked for again as soon as there is a connection, and on every visit. */
export const whileOld = {
  staleTime: ({ state }: Asked) => (isOld(state.data) ? 0 : 60_000),
  refetchOnReconnect: ({ state }: Asked) =>
    isOld(state.data) || state.status === 'error' ? ('always' as const) : false
};

/** The answer itself, or the parts of a long list. */
function isOld(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.some(isOld);
  return 'seenAt' in data && data.seenAt !== null;
}
