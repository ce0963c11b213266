import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The public page of the desktop app's releases. */
export const downloads = defineFeature({
  screens: {
    download: {
      load: async () => (await import('./download-page.tsx')).DownloadPage,
      parts: ['PageLinks']
    }
  }
});
