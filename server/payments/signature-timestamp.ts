/** Tolerance for the time of signing, in both directions. */
const toleranceMs = 300_000;

/** The moment that a header like "t=1764547200,v1=…" names, Unix milliseconds; undefined where it names none, or two. */
function readSignedAt(header: string): number | undefined {
  const moments = header.split(',').filter((part) => part.trim().startsWith('t='));
  const seconds = /^\s*t=(\d{1,12})\s*$/.exec(moments[0] ?? '')?.[1];
  return moments.length === 1 && seconds !== undefined ? Number(seconds) * 1000 : undefined;
}

/** False for old timestamps, which may be replayed, and for future ones. */
export function isTimestampFresh(header: string, now: number): boolean {
  const signedAt = readSignedAt(header);
  return signedAt !== undefined && Math.abs(Math.floor(now / 1000) * 1000 - signedAt) <= toleranceMs;
}
