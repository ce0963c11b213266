/**
 * The index that a key moves to in a row of `count` items: arrows wrap around, Home and End jump.
 * In right-to-left text the arrows are mirrored. Undefined for every other key.
 */
export function stepIndex(key: string, from: number, count: number, isRtl = false): number | undefined {
  if (count === 0) return undefined;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
