import type { Random } from '#shared/kit/random.ts';

/** Beyond it two seeds would be one: the dice take 32 bits. */
const highestSeed = 4_294_967_295;
/** Short enough to be said over the phone. */
const drawnSeeds = 1_000_000;

export const createSeed = (random: Random): number => Math.floor(random() * drawnSeeds);

/** A seed as somebody typed or pasted it, with spaces or commas between the digits; undefined where it is none. */
export function readSeed(text: string): number | undefined {
  const digits = text.replace(/[\s,.’']/g, '');
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const seed = Number(digits);
  return seed <= highestSeed ? seed : undefined;
}
