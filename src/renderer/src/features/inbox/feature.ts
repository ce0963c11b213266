import { defineFeature } from '#renderer/feature-api/feature.ts';
import { outbox } from './outbox.ts';

/** Messages to the people who run the server, and the showcase of produced videos. */
export const inbox = defineFeature({
  ...outbox,
  screens: {
    contact: {
      // Its form is validated by the server's schemas, and zod must be configured before them.
      load: async () => {
        await import('#renderer/lib/zod-without-eval.ts');
        return (await import('./contact-page.tsx')).ContactPage;
      },
      parts: ['PageLinks']
    },
    showcase: {
      load: async () => (await import('./showcase-page.tsx')).ShowcasePage,
      parts: ['PageLinks']
    }
  }
});
