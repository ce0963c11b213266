import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The model registry, with custom prices. */
export const models = defineFeature({
  dialogs: { models: { load: async () => (await import('./models-dialog.tsx')).ModelsDialog } },
  commands: { 'view.models': ({ dialogs }) => dialogs.getState().toggle('models') }
});
