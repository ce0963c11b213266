// The numbers the platform sets: commission, refund window, earnings hold and price bounds. An order keeps the values that
// applied when it was placed.

/** Days are whole days; commission is in basis points, other shares in percent. */
export const defaultPlatformSettings = {
  commission: 2000,
  /** Of a purchase that the seller's own link led to. */
  ownLinkCommission: 1000,
  refundWindowDays: 14,
  /** The least number of days that earnings are held: see `holdDaysOf`. */
  leastHoldDays: 7,
  /** Refunds after opening that a buyer gets without a decision: how many in how many days, and of which share at most. */
  refundAllowanceCount: 3,
  refundAllowanceDays: 90,
  refundAllowancePercent: 20,
  /** A refund request that is undecided for so long is approved. */
  refundDecisionDays: 3,
  /** So many listings of a seller are reviewed before the next ones are published at once. */
  reviewedListings: 3,
  /** A price that moves by more than this share is reviewed. */
  reviewedPriceChangePercent: 25,
  /** The least amount of a payout, in cents. */
  minPayoutCents: 1000,
  /** Strike points of a seller for a listing taken down, a listing rejected and a message to buyers removed. */
  strikePointsTakeDown: 2,
  strikePointsRejection: 1,
  strikePointsMessage: 1,
  /** How long strike points count. */
  strikeDays: 30,
  /** From so many points on, administrators are advised to limit or suspend the seller. */
  strikeLimitPoints: 3,
  strikeSuspendPoints: 6
} as const satisfies Readonly<Record<string, number>>;

export type PlatformSettingName = keyof typeof defaultPlatformSettings;

/** The value of each setting at one time. */
export type PlatformSettings = Readonly<Record<PlatformSettingName, number>>;

/** How many days the earnings of a sale are held before a payout: never fewer than the buyer has for a refund. */
export const holdDaysOf = ({
  leastHoldDays,
  refundWindowDays
}: Pick<PlatformSettings, 'leastHoldDays' | 'refundWindowDays'>): number =>
  Math.max(leastHoldDays, refundWindowDays);

export const platformSettingNames = Object.keys(defaultPlatformSettings) as readonly PlatformSettingName[];

export type SettingUnit = 'basisPoints' | 'percent' | 'days' | 'count' | 'cents';
type SettingBounds = { readonly unit: SettingUnit; readonly min: number; readonly max: number };

/** The range of values that an administrator may set, both ends included. */
export const platformSettingBounds: Readonly<Record<PlatformSettingName, SettingBounds>> = {
  commission: { unit: 'basisPoints', min: 0, max: 5000 },
  ownLinkCommission: { unit: 'basisPoints', min: 0, max: 5000 },
  /** At least the 14 days of Directive 2011/83/EU, Article 9. */
  refundWindowDays: { unit: 'days', min: 14, max: 90 },
  leastHoldDays: { unit: 'days', min: 0, max: 90 },
  refundAllowanceCount: { unit: 'count', min: 0, max: 50 },
  refundAllowanceDays: { unit: 'days', min: 1, max: 365 },
  refundAllowancePercent: { unit: 'percent', min: 0, max: 100 },
  refundDecisionDays: { unit: 'days', min: 1, max: 14 },
  reviewedListings: { unit: 'count', min: 0, max: 100 },
  reviewedPriceChangePercent: { unit: 'percent', min: 0, max: 100 },
  minPayoutCents: { unit: 'cents', min: 100, max: 10_000 },
  strikePointsTakeDown: { unit: 'count', min: 0, max: 20 },
  strikePointsRejection: { unit: 'count', min: 0, max: 20 },
  strikePointsMessage: { unit: 'count', min: 0, max: 20 },
  strikeDays: { unit: 'days', min: 1, max: 365 },
  strikeLimitPoints: { unit: 'count', min: 1, max: 100 },
  strikeSuspendPoints: { unit: 'count', min: 1, max: 100 }
};

export const isValidSetting = (name: PlatformSettingName, value: number): boolean => {
  const { min, max } = platformSettingBounds[name];
  return Number.isInteger(value) && value >= min && value <= max;
};

/**
 * A value begins at the earliest so long after it is scheduled. An order that is being placed meanwhile, on any
 * instance, then keeps the number that is in effect at its own time.
 */
export const settingLeadMs = 60_000;

export const minPriceCents = 99;
export const maxPriceCents = 19_999;

/** 0, or 0.99 to 199.99 dollars. */
export const isValidPrice = (cents: number): boolean =>
  Number.isInteger(cents) && (cents === 0 || (cents >= minPriceCents && cents <= maxPriceCents));

/** The price itself where it is valid, else the bound that is nearer. */
export const findNearestPrice = (cents: number): number =>
  isValidPrice(cents) ? cents : Math.min(Math.max(cents, minPriceCents), maxPriceCents);

/** A bundle costs what its prompts cost together at most. */
export const isValidBundlePrice = (cents: number, itemCents: readonly number[]): boolean =>
  isValidPrice(cents) && cents <= itemCents.reduce((sum, item) => sum + item, 0);
