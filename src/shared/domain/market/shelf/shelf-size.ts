/**
 * Limits of the offline shelf. Everybody has the top trending and the newest listings. Each user also has their whole
 * wishlist, their latest purchases, and the newest listings of the sellers they follow.
 */
export const shelfSize = { trending: 2000, newest: 500, bought: 500, followed: 500 } as const;
