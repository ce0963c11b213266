/**
 * The hash of a sealed text as part of a statement: SHA-256 in hexadecimal, null where there is no such text. Takes the
 * statement's own words for the listing's id and the version.
 */
export const contentHashOf = (listingId: string, version: string): string =>
  `(select c.content_hash from sealed.contents c where c.listing_id = ${listingId} and c.version = ${version})`;
