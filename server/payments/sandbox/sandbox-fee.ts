/** What Stripe keeps of a card payment in the United States: 2.9 % and thirty cents, rounded to whole cents. */
export const feeOf = (cents: number): number => Math.round((cents * 29) / 1000) + 30;
