// How often a prompt gives a usable video, by model, from the results of its buyers.
import * as z from 'zod';

/** Of one model; fewer buyers are too few to tell a rate by. */
export const minRateBuyers = 5;

/** The 97.5th percentile of the standard normal distribution: 95 % lie within it on both sides. */
const normalQuantile = 1.959963984540054;

/** The results of buyers with one model. Each buyer counts one usable take. */
export type ModelCounts = { readonly model: string; readonly buyers: number; readonly takes: number };

/** `low` and `high` bound the rate of usable takes with a confidence of 95 %, from 0 to 1. */
export const UsableRate = z.object({
  model: z.string(),
  buyers: z.int(),
  usable: z.int(),
  takes: z.int(),
  low: z.number(),
  high: z.number()
});
export type UsableRate = z.infer<typeof UsableRate>;

/** The rates of models that enough buyers used, those of most buyers first. */
export const computeUsableRates = (counts: readonly ModelCounts[]): UsableRate[] =>
  counts
    .filter(({ buyers }) => buyers >= minRateBuyers)
    .toSorted((one, other) => other.buyers - one.buyers || (one.model < other.model ? -1 : 1))
    .map(({ model, buyers, takes }) => ({
      model,
      buyers,
      usable: buyers,
      takes,
      ...wilsonInterval(buyers, takes)
    }));

/** The Wilson score interval (95 %) of a proportion. `total` is 1 at least. */
export function wilsonInterval(
  successes: number,
  total: number
): { readonly low: number; readonly high: number } {
  const rate = successes / total;
  const square = normalQuantile ** 2;
  const scale = 1 + square / total;
  const center = (rate + square / (2 * total)) / scale;
  const reach = (normalQuantile / scale) * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total ** 2));
  // Rounding must not carry the bounds out of the range of a proportion.
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
