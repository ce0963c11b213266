import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Browsing what is for sale, one listing, and its reviews. */
export const marketplace = defineFeature({
  screens: {
    marketplace: {
      load: async () => (await import('./search/marketplace-page.tsx')).MarketplacePage,
      parts: ['WishlistButton', 'PageLinks']
    },
    listing: {
      load: async () => (await import('./listing/listing-page.tsx')).ListingPage,
      parts: ['Buying', 'FollowButton', 'WishlistButton', 'PageLinks']
    }
  },
  parts: {
    ListingPoster: async () => (await import('./cards/listing-poster.tsx')).ListingPoster,
    ListingPreview: async () => (await import('./listing/listing-preview.tsx')).ListingPreview,
    SellerListings: async () => (await import('./cards/seller-listings.tsx')).SellerListings,
    AnswerForm: async () => (await import('./questions/answer-form.tsx')).AnswerForm,
    ReportButton: async () => (await import('./reviews/report-button.tsx')).ProvidedReportButton,
    PersonLink: async () => (await import('./reviews/review-item.tsx')).Person,
    ReviewItem: async () => (await import('./reviews/review-item.tsx')).ReviewItem
  },
  commands: { 'go.marketplace': ({ goTo }) => goTo(paths.marketplace.getHref()) }
});
