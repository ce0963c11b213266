import type { PageName } from '#shared/contract/paths.ts';

/** The pages of the seller area in the order of its navigation; labels are keys of selling.json. */
export const sellerTabs = [
  { page: 'seller', label: 'selling.tab.listings' },
  { page: 'createListing', label: 'selling.tab.create' },
  { page: 'createBundle', label: 'selling.tab.createBundle' },
  { page: 'coupons', label: 'selling.tab.coupons' },
  { page: 'sales', label: 'selling.tab.sales' },
  { page: 'questions', label: 'selling.tab.questions' },
  { page: 'followers', label: 'selling.tab.followers' },
  { page: 'earnings', label: 'selling.tab.earnings' }
] as const satisfies readonly {
  readonly page: PageName;
  readonly label: string;
}[];
