import { defineFeature } from '#renderer/feature-api/feature.ts';

/** What the server notifies of, and through which channels. */
export const notices = defineFeature({
  parts: { NoticeSettings: async () => (await import('./notice-settings.tsx')).NoticeSettings }
});
