// The estimated cost of one generation where a price is known, with the date of the price.
import type { Confidence, Model } from './model.ts';

export type PricedRequest = {
  readonly seconds: number;
  readonly resolution: string;
  readonly hasAudio: boolean;
};

export type CostEstimate = {
  readonly usd: number;
  readonly checkedOn: string;
  readonly confidence: Confidence;
  /** True where the person set the price themselves, on the day of `checkedOn`. */
  readonly isOwn: boolean;
};

/** US dollars to a hundredth of a cent; null where no price is known for that resolution and sound. */
export function estimateCost(model: Model, clip: PricedRequest): CostEstimate | null {
  if (model.prices === null || !(clip.seconds >= 0 && Number.isFinite(clip.seconds))) return null;
  const { value, checkedOn, confidence } = model.prices;
  const resolution = clip.resolution.trim().toLowerCase();
  const price = value.find(
    (known) =>
      (known.resolution === null || known.resolution.toLowerCase() === resolution) &&
      (known.hasAudio === null || known.hasAudio === clip.hasAudio)
  );
  if (price === undefined) return null;
  return {
    usd: Math.round(price.usdPerSecond * clip.seconds * 10_000) / 10_000,
    checkedOn: price.setOn ?? checkedOn,
    confidence,
    isOwn: price.setOn !== undefined
  };
}
