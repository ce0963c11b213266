// The platform's numbers that a seller has to know before a sale, as they are in effect.
import * as z from 'zod';
import { holdDaysOf, type PlatformSettings } from './platform-settings.ts';

export const SellingRules = z.object({
  /** In basis points. */
  commission: z.int(),
  /** Of a purchase that the seller's own link led to, in basis points. */
  ownLinkCommission: z.int(),
  /** So many first listings are reviewed. */
  reviewedListings: z.int(),
  /** A price that moves by more than this share is reviewed. */
  reviewedPriceChangePercent: z.int(),
  refundWindowDays: z.int(),
  /** How long the earnings of a sale are held. */
  holdDays: z.int()
});
export type SellingRules = z.infer<typeof SellingRules>;

/** The platform settings that apply to a sale. */
export const readSellingRules = (numbers: PlatformSettings): SellingRules => ({
  commission: numbers.commission,
  ownLinkCommission: numbers.ownLinkCommission,
  reviewedListings: numbers.reviewedListings,
  reviewedPriceChangePercent: numbers.reviewedPriceChangePercent,
  refundWindowDays: numbers.refundWindowDays,
  holdDays: holdDaysOf(numbers)
});
