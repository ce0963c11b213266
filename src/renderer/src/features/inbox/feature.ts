import { defineFeature } from '#renderer/feature-api/feature.ts';
import { outbox } from './outbox.ts';

/** Messages to the people who run the server, and the showcase of produced videos. */
export const inbox = defineFeature({
  ...outbox,
  screens: {
    contact: {
      load: async () => (await import('./contact-page.tsx')).ContactPage,
      parts: ['PageLinks']
    },
    showcase: {
      load: async () => (await import('./showcase-page.tsx')).ShowcasePage,
      parts: ['PageLinks']
    }
  }
});
