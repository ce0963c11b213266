import { defineFeature } from '#renderer/feature-api/feature.ts';

/** What the server notifies of, and through which channels. */
export const notices = defineFeature({
  parts: { NoticeSwitches: async () => (await import('./notice-switches.tsx')).NoticeSwitches }
});
