import { defineFeature } from '#renderer/feature-api/feature.ts';

/** What content pages are built of. */
export const reading = defineFeature({
  parts: { PageLinks: async () => (await import('./page-links.tsx')).PageLinks }
});
