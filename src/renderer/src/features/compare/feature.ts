import { defineFeature } from '#renderer/feature-api/feature.ts';

/** One prompt, written for several models side by side. */
export const compare = defineFeature({
  dialogs: { compare: { load: async () => (await import('./compare-dialog.tsx')).CompareDialog } }
});
