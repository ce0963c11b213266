// Likeness of two texts by their shingles: every run of a few words.

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Every run of `length` words; of a shorter text, all of it. */
export function shinglesOf(text: string, length: number): Set<string> {
  const words = wordsOf(text);
  const last = Math.max(words.length - length, 0);
  const runs = Array.from({ length: words.length === 0 ? 0 : last + 1 }, (_, at) =>
    words.slice(at, at + length)
  );
  return new Set(runs.map((run) => run.join(' ')));
}

/** Shared shingles over all shingles of both, 0 to 1 (Jaccard). */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
