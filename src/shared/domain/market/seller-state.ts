// A seller is a person whose application was accepted; only an active one's listings are to be seen.

export const sellerStates = ['applied', 'active', 'limited', 'suspended'] as const;
export type SellerState = (typeof sellerStates)[number];
