import { paths } from '#shared/contract/paths.ts';
import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Buying a listing, and what was bought. */
export const purchases = defineFeature({
  screens: {
    purchases: {
      load: async () => (await import('./purchases.tsx')).PurchasesPage,
      parts: ['ListingPoster']
    },
    paymentSuccess: { load: async () => (await import('./payment.tsx')).PaymentPage },
    receipt: { load: async () => (await import('./receipt.tsx')).ReceiptPage }
  },
  parts: { Buying: async () => (await import('./buy-button.tsx')).BuyingPart },
  commands: { 'go.purchases': ({ goTo }) => goTo(paths.purchases.getHref()) }
});
