import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The public download page of the desktop app. */
export const downloads = defineFeature({
  screens: {
    download: {
      load: async () => (await import('./download-page.tsx')).DownloadPage,
      parts: ['PageLinks']
    }
  }
});
