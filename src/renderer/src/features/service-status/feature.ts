import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The public page that tells how the server works. */
export const serviceStatus = defineFeature({
  screens: {
    status: {
      load: async () => (await import('./status-page.tsx')).StatusPage,
      parts: ['PageLinks']
    }
  }
});
