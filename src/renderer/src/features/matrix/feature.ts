import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Generates one prompt for every combination of values of up to three fields. */
export const matrix = defineFeature({
  dialogs: { matrix: { load: async () => (await import('./matrix-dialog.tsx')).MatrixDialog } },
  commands: { 'prompt.matrix': ({ dialogs }) => dialogs.getState().toggle('matrix') }
});
