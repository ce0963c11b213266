import { type TablePrivacy, tagTable } from '../privacy.ts';
import {
  buyerCohorts,
  countedViews,
  countryDailySales,
  listingCountryViews,
  listingDailyViews,
  searchMisses,
  sellerCountrySales,
  sellerSearchPhrases,
  viewSalts
} from '../schema/views.ts';

const ofSeller = { owners: { sellerId: 'id' } } as const;

/** Counts of many; none leads to a visitor or buyer. */
export const viewPrivacy: readonly TablePrivacy[] = [
  tagTable(listingDailyViews, { listingId: 'none', day: 'none', source: 'none', views: 'none' }),
  tagTable(listingCountryViews, { listingId: 'none', day: 'none', country: 'none', views: 'none' }),
  tagTable(
    sellerSearchPhrases,
    { sellerId: 'pseudonymous', day: 'none', hash: 'none', phrase: 'none', visitors: 'none' },
    ofSeller
  ),
  /** A phrase that looks like an address or a number, or that few searched for, is not kept. */
  tagTable(searchMisses, { day: 'none', hash: 'none', phrase: 'none', searches: 'none' }),
  tagTable(countryDailySales, {
    day: 'none',
    country: 'none',
    slot: 'none',
    sales: 'none',
    grossCents: 'none',
    refundedCents: 'none',
    disputedCents: 'none',
    commissionCents: 'none',
    feeCents: 'none'
  }),
  tagTable(
    sellerCountrySales,
    { sellerId: 'pseudonymous', month: 'none', country: 'none', sales: 'none' },
    ofSeller
  ),
  tagTable(buyerCohorts, { firstMonth: 'none', month: 'none', buyers: 'none' }),
  tagTable(viewSalts, { day: 'none', salt: 'secret' }),
  /** Of hashes whose salt is deleted with the day. */
  tagTable(countedViews, { day: 'none', hash: 'none' })
];
