import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Moderation decisions about the account, and appeals against them. */
export const decisions = defineFeature({
  screens: {
    decisions: { load: async () => (await import('./decisions-page.tsx')).DecisionsPage }
  }
});
