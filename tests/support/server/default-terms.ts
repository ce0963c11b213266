/** What is sold in the tests is sold on these terms, unless a test says otherwise. */
export const defaultTerms = { licence: 'personal', refundWindowDays: 14 } as const;
