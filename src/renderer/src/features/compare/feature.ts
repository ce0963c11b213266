import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Compares the output of one prompt for several models side by side. */
export const compare = defineFeature({
  dialogs: { compare: { load: async () => (await import('./compare-dialog.tsx')).CompareDialog } }
});
