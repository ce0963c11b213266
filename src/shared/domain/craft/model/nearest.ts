// The nearest value a model takes, and how resolutions and ratios are compared when they are spelled differently.

/** The candidate nearest to the wish, the first of equals; undefined where there is none. */
export function findNearest<Item>(
  candidates: readonly Item[],
  distance: (item: Item) => number
): Item | undefined {
  return candidates.reduce<Item | undefined>(
    (best, item) => (best === undefined || distance(item) < distance(best) ? item : best),
    undefined
  );
}

const namedLines: Readonly<Record<string, number>> = { '2k': 1440, '4k': 2160, uhd: 2160, '8k': 4320 };

/** "1080p" → 1080, "4K" → 2160, "1280x720" → 720; undefined for anything else. */
export function linesOf(resolution: string): number | undefined {
  const text = resolution.trim().toLowerCase();
  const named = Object.hasOwn(namedLines, text) ? namedLines[text] : undefined;
  const size = /^(\d{2,5})\s*[x×:]\s*(\d{2,5})$/.exec(text);
  if (size) return Math.min(Number(size[1]), Number(size[2]));
  return named ?? (/^\d{2,5}p$/.test(text) ? Number.parseInt(text, 10) : undefined);
}

/** "4k" and "4K" are one resolution, and so are "720p" and "1280x720". */
export function isSameResolution(one: string, other: string): boolean {
  if (one === other || one.trim().toLowerCase() === other.trim().toLowerCase()) return true;
  const lines = linesOf(one);
  return lines !== undefined && lines === linesOf(other);
}

/** Width over height; undefined for what is no ratio. */
export function ratioOf(aspectRatio: string): number | undefined {
  const parts = /^\s*(\d{1,5}(?:\.\d{1,5})?)\s*[:/x×]\s*(\d{1,5}(?:\.\d{1,5})?)\s*$/.exec(aspectRatio);
  const ratio = Number(parts?.[1]) / Number(parts?.[2]);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}

/** The visual distance of two ratios, the same for wide and tall ones; 0 for equal ratios. */
export function ratioDistance(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}
