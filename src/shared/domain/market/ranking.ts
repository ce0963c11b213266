// Ranking of listings. The Bayesian average starts every listing with five reviews of four stars; the trending formula is
// published.

export const bayesPriorWeight = 5;
export const bayesPriorMean = 4;

/** From 1 to 5; 4 without a review. */
export const bayesRating = (starSum: number, reviewCount: number): number =>
  (bayesPriorWeight * bayesPriorMean + starSum) / (bayesPriorWeight + reviewCount);

export type TrendingSignals = {
  /** Of the last seven days, without the seller's own, refunded and banned ones. */
  readonly sales: number;
  readonly wishlistAdds: number;
  readonly opens: number;
  readonly starSum: number;
  readonly reviewCount: number;
  /** Since it was first published; whole or not. */
  readonly ageDays: number;
  /** True for a bundle, which shows the covers of its prompts. */
  readonly hasMedia: boolean;
};

export const trendingWeights = {
  sale: 4,
  wishlistAdd: 1,
  open: 0.1,
  ageOffsetDays: 2,
  agePower: 1.2,
  /** Subtracted, so that it also counts for listings without any activity. */
  missingMedia: 1
} as const;
export const trendingWindowDays = 7;

export function trendingScore(signals: TrendingSignals): number {
  const { sale, wishlistAdd, open, ageOffsetDays, agePower, missingMedia } = trendingWeights;
  const interest = sale * signals.sales + wishlistAdd * signals.wishlistAdds + open * signals.opens;
  const rating = bayesRating(signals.starSum, signals.reviewCount);
  const score = (interest * rating) / (Math.max(signals.ageDays, 0) + ageOffsetDays) ** agePower;
  return signals.hasMedia ? score : score - missingMedia;
}
