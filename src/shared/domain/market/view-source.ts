/** The way to a listing: from a page of the product, by the seller's own link, or `direct` by another link from elsewhere. */
export const viewSources = [
  'search',
  'marketplace',
  'profile',
  'wishlist',
  'similar',
  'own_link',
  'direct'
] as const;
export type ViewSource = (typeof viewSources)[number];
