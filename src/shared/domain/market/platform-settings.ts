// The platform's numbers: each holds from a moment on, and what was agreed before stays as it was agreed.

/** Days are whole days; commission is in basis points. */
export const platformNumbers = {
  commission: 2000,
  refundWindowDays: 14,
  /** How long what was earned is held at least; never shorter than the refund window. */
  leastHoldDays: 7
} as const satisfies Readonly<Record<string, number>>;

export type PlatformNumber = keyof typeof platformNumbers;
