/** Listings in the tests are sold on these terms, unless a test says otherwise. */
export const defaultTerms = { licence: 'personal', refundWindowDays: 14 } as const;
