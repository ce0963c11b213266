import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Parts of content pages. */
export const reading = defineFeature({
  parts: { PageLinks: async () => (await import('./page-links.tsx')).PageLinks }
});
