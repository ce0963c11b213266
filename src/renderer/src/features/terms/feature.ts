import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The public page with every license and all terms. */
export const terms = defineFeature({
  screens: {
    terms: {
      load: async () => (await import('./terms-page.tsx')).TermsPage,
      parts: ['PageLinks']
    }
  }
});
