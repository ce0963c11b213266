import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Selling: applications, listings, coupons, sales, statistics and earnings. */
export const selling = defineFeature({
  screens: {
    seller: { load: async () => (await import('./dashboard/seller-dashboard.tsx')).SellerDashboard },
    coupons: { load: async () => (await import('./coupons/coupons-page.tsx')).CouponsPage },
    sales: { load: async () => (await import('./sales/sales-page.tsx')).SalesPage },
    createListing: {
      load: async () => (await import('./editor/listing-editor-page.tsx')).ListingEditorPage,
      parts: ['ListingPreview', 'PromptFields', 'PromptFit']
    },
    createBundle: {
      load: async () => (await import('./bundle/bundle-editor-page.tsx')).BundleEditorPage,
      parts: ['ListingPreview']
    },
    questions: {
      load: async () => (await import('./questions/questions-page.tsx')).QuestionsPage,
      parts: ['AnswerForm', 'PersonLink']
    },
    followers: {
      load: async () => (await import('./followers/followers-page.tsx')).FollowersPage,
      parts: ['PersonLink']
    },
    earnings: { load: async () => (await import('./earnings/earnings-page.tsx')).EarningsPage }
  },
  parts: {
    SellerApplication: async () => (await import('./apply/seller-application.tsx')).SellerApplication
  },
  commands: {
    'go.seller': ({ goTo }) => goTo(paths.seller.getHref()),
    'prompt.sell': ({ prompt, sellPrompt }) => sellPrompt(prompt.getState().document)
  }
});
