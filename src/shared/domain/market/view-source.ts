/** The way to a listing: from a page of the product, or `direct` by a link from elsewhere. */
export const viewSources = ['search', 'marketplace', 'profile', 'wishlist', 'similar', 'direct'] as const;
export type ViewSource = (typeof viewSources)[number];
