// A cache of responses that are the same for every caller, valid for as long as the catalog does not change.
import { LRUCache } from 'lru-cache';

export type ResponseCacheOptions = {
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Another value after every change of the data that responses are made from. */
  readonly readEpoch: () => Promise<number | string>;
  /** Of all bodies together, with their keys. */
  readonly maxBytes?: number;
};

/** Encoded as it goes over the wire. */
export type ResponseBody = Uint8Array<ArrayBuffer>;

/** Text is encoded; what is encoded already stays as it is. */
type Render = () => Promise<string | ResponseBody>;

export type ResponseCache = {
  /** The body cached under the key, or the one that `render` makes; concurrent calls for one key render once. */
  readonly get: (key: string, render: Render) => Promise<ResponseBody>;
};

/** Time for which this instance may serve responses of an older epoch. */
const epochTtlMs = 250;
/** Bounds the age of what does not move the epoch, such as a seller's new picture. */
const responseTtlMs = 30_000;
/** Measured overhead of one entry: without it, short responses to ever new queries would count as nothing. */
const entryOverheadBytes = 700;
/** A character of a key may take two bytes. */
const sizeOf = (body: ResponseBody, key: string): number =>
  body.byteLength + 2 * key.length + entryOverheadBytes;

export function createResponseCache({
  now,
  readEpoch,
  maxBytes = 20_000_000
}: ResponseCacheOptions): ResponseCache {
  const encoder = new TextEncoder();
  /** The default reads the clock once a millisecond by a timer, which a test's clock does not drive. */
  const clock = { perf: { now }, ttlResolution: 0 };
  const epochs = new LRUCache<'current', number | string>({
    ...clock,
    max: 1,
    ttl: epochTtlMs,
    fetchMethod: readEpoch
  });
  const bodies = new LRUCache<string, ResponseBody, Render>({
    ...clock,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: responseTtlMs,
    // A body that is evicted while it is rendered still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const body = await render();
      return typeof body === 'string' ? encoder.encode(body) : body;
    }
  });

  return {
    // Bodies of older epochs are never read again and are the first to be evicted.
    get: async (key, render) =>
      bodies.forceFetch(`${await epochs.forceFetch('current')} ${key}`, { context: render })
  };
}
