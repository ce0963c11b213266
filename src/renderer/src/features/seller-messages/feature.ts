import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Messages from sellers to the account. */
export const sellerMessages = defineFeature({
  screens: {
    sellerMessages: {
      load: async () => (await import('./messages-page.tsx')).MessagesPage,
      parts: ['PersonLink', 'ReportButton']
    }
  }
});
