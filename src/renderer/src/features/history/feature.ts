import { defineFeature } from '#renderer/feature-api/feature.ts';

/** The history of saved and copied prompts. */
export const history = defineFeature({
  dialogs: { history: { load: async () => (await import('./history-dialog.tsx')).HistoryDialog } },
  commands: { 'view.history': ({ dialogs }) => dialogs.getState().toggle('history') }
});
