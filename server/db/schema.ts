// Every table but the sealed ones, by the name queries use; drizzle-kit reads the files in `schema/` themselves.
import * as accounts from './schema/accounts.ts';
import * as audit from './schema/audit.ts';
import * as catalog from './schema/catalog.ts';
import * as couponRedemptions from './schema/coupon-redemptions.ts';
import * as coupons from './schema/coupons.ts';
import * as inbox from './schema/contact-and-showcase.ts';
import * as ledger from './schema/ledger.ts';
import * as listings from './schema/listings.ts';
import * as listingSubmissions from './schema/listing-submissions.ts';
import * as media from './schema/media.ts';
import * as modelLists from './schema/model-lists.ts';
import * as notices from './schema/notices.ts';
import * as orders from './schema/orders.ts';
import * as payouts from './schema/payouts.ts';
import * as platform from './schema/platform.ts';
import * as questions from './schema/questions.ts';
import * as technicalRecords from './schema/technical-records.ts';
import * as reviews from './schema/reviews.ts';
import * as sales from './schema/sales.ts';
import * as sellerMessages from './schema/seller-messages.ts';
import * as sandbox from './schema/sandbox.ts';
import * as sync from './schema/sync.ts';
import * as views from './schema/views.ts';
import * as wishlists from './schema/wishlists.ts';

export const schema = {
  ...accounts,
  ...audit,
  ...catalog,
  ...couponRedemptions,
  ...coupons,
  ...inbox,
  ...ledger,
  ...listings,
  ...listingSubmissions,
  ...media,
  ...modelLists,
  ...notices,
  ...orders,
  ...payouts,
  ...platform,
  ...questions,
  ...reviews,
  ...sales,
  ...sellerMessages,
  ...sandbox,
  ...sync,
  ...technicalRecords,
  ...views,
  ...wishlists
};
