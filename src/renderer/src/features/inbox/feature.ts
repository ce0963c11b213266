import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Messages to the people who run the server, and the showcase of produced videos. */
export const inbox = defineFeature({
  screens: {
    contact: {
      load: async () => (await import('./contact-page.tsx')).ContactPage,
      parts: ['PageLinks', 'WaitingMessages']
    },
    showcase: {
      load: async () => (await import('./showcase-page.tsx')).ShowcasePage,
      parts: ['PageLinks', 'WaitingMessages']
    }
  }
});
