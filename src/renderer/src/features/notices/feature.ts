import { defineFeature } from '#renderer/feature-api/feature.ts';

export const notices = defineFeature({
  parts: { NoticeSettings: async () => (await import('./notice-settings.tsx')).NoticeSettings }
});
