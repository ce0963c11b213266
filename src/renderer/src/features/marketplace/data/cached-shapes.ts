// Reads cached marketplace data from the device.
import { pageOf } from '#shared/contract/paging.ts';
import { ListingCard, ListingPage } from '#shared/domain/market/listing.ts';

export const listings = pageOf(ListingCard);
export const listing = ListingPage;
