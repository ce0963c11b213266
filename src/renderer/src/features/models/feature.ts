import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The list of video models in use, with one's own prices. */
export const models = defineFeature({
  dialogs: { models: { load: async () => (await import('./models-dialog.tsx')).ModelsDialog } },
  commands: { 'view.models': ({ dialogs }) => dialogs.getState().toggle('models') }
});
