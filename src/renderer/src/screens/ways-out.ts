import type { ClosedPageName } from '#shared/contract/paths.ts';

/** What works without a screen that is closed to whoever came: the end of a text's id. */
type WayOut = 'sellLater' | 'adminNone';

export const waysOut: Readonly<Record<ClosedPageName, WayOut>> = {
  seller: 'sellLater',
  createBundle: 'sellLater',
  createListing: 'sellLater',
  earnings: 'sellLater',
  admin: 'adminNone',
  adminUsers: 'adminNone',
  adminContent: 'adminNone',
  adminSales: 'adminNone',
  adminSettings: 'adminNone'
};
