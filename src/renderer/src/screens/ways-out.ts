import type { ClosedPageName } from '#shared/contract/paths.ts';

type WayOut = {
  /** What works without it: the end of a text's id. */
  readonly instead:
    | 'answers'
    | 'favourites'
    | 'nothingBought'
    | 'ownTemplates'
    | 'ownWork'
    | 'sellLater'
    | 'adminNone';
  readonly to: 'builder' | 'library' | 'faq';
};

const ownWork: WayOut = { instead: 'ownWork', to: 'builder' };
const ownTemplates: WayOut = { instead: 'ownTemplates', to: 'library' };
const sellLater: WayOut = { instead: 'sellLater', to: 'builder' };
const adminNone: WayOut = { instead: 'adminNone', to: 'builder' };

/** What to do instead, where a screen is closed to whoever came. */
export const waysOut: Readonly<Record<ClosedPageName, WayOut>> = {
  contact: { instead: 'answers', to: 'faq' },
  showcase: ownTemplates,
  marketplace: ownTemplates,
  listing: ownTemplates,
  profile: ownTemplates,
  signIn: ownWork,
  myProfile: ownWork,
  purchases: ownTemplates,
  wishlist: { instead: 'favourites', to: 'library' },
  paymentSuccess: { instead: 'nothingBought', to: 'library' },
  seller: sellLater,
  createBundle: sellLater,
  createListing: sellLater,
  earnings: sellLater,
  admin: adminNone,
  adminUsers: adminNone,
  adminContent: adminNone,
  adminSales: adminNone,
  adminSettings: adminNone
};
