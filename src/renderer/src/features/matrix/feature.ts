import { defineFeature } from '#renderer/feature-api/feature.ts';

/** One prompt in every combination of the values of a few fields. */
export const matrix = defineFeature({
  dialogs: { matrix: { load: async () => (await import('./matrix-dialog.tsx')).MatrixDialog } },
  commands: { 'prompt.matrix': ({ dialogs }) => dialogs.getState().toggle('matrix') }
});
