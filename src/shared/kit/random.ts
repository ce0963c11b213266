/** A source of numbers in [0, 1), as `Math.random`. Pure code takes one as an argument. */
export type Random = () => number;

/** The mulberry32 generator: the same 32-bit seed gives the same numbers on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function randomInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of `items`, which must not be empty. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  const picked = items[randomInteger(random, 0, items.length - 1)];
  if (picked === undefined) throw new RangeError('Cannot pick from an empty list');
  return picked;
}

/** `count` different items in random order, or all of them when there are fewer. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const rest = [...items];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(randomInteger(random, 0, rest.length - 1), 1));
  }
  return picked;
}
