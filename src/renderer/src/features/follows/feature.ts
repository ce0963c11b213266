import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Following sellers. */
export const follows = defineFeature({
  screens: {
    following: {
      load: async () => (await import('./following-page.tsx')).FollowingPage,
      parts: ['PersonLink']
    }
  },
  parts: { FollowButton: async () => (await import('./follow-button.tsx')).FollowButton }
});
