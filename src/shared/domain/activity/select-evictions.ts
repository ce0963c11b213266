/** The device keeps the newest responses: this many at most, with this many characters in total. */
export const offlineCacheMaxEntries = 200;
export const offlineCacheMaxCharacters = 8_000_000;

type CacheEntrySize = { readonly key: string; readonly cachedAt: number; readonly size: number };

/** The keys of what has to go, newest first being kept; of the same moment the keys decide. */
export function selectEvictions(all: readonly CacheEntrySize[]): string[] {
  const newestFirst = all.toSorted(
    (one, other) => other.cachedAt - one.cachedAt || (one.key < other.key ? -1 : 1)
  );
  let size = 0;
  return newestFirst.flatMap((one, place) => {
    size += one.size;
    return place < offlineCacheMaxEntries && size <= offlineCacheMaxCharacters ? [] : [one.key];
  });
}
