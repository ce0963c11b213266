/** The probability that two samples differ as they do if both came from the same source: Mann and Whitney's test. */
export function compareSamples(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false }))
  ];
  all.sort((a, b) => a.value - b.value);
  let leftRanks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const sharedRank = (from + 1 + to) / 2;
    leftRanks += all.slice(from, to).filter(({ isLeft }) => isLeft).length * sharedRank;
    from = to;
  }
  const pairs = left.length * right.length;
  const u = leftRanks - (left.length * (left.length + 1)) / 2;
  const deviation = Math.sqrt((pairs * (left.length + right.length + 1)) / 12);
  return 2 * (1 - normalShare(Math.abs(u - pairs / 2) / deviation));
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The normal distribution below z, to four digits (Abramowitz and Stegun 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
