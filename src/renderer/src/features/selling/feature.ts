import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Selling: applying, own listings, and what they bring in. */
export const selling = defineFeature({
  screens: {
    seller: { load: async () => (await import('./dashboard/seller-dashboard.tsx')).SellerDashboard },
    coupons: { load: async () => (await import('./coupons/coupons-page.tsx')).CouponsPage }
  },
  parts: {
    SellerApplication: async () => (await import('./apply/seller-application.tsx')).SellerApplication
  },
  commands: { 'go.seller': ({ goTo }) => goTo(paths.seller.getHref()) }
});
