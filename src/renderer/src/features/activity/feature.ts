import { defineFeature } from '#renderer/feature-api/feature.ts';
import { activityStore } from './load-activity.ts';

/** The counts of the user’s work, and the events they opted in to. */
export const activity = defineFeature({
  ...activityStore,
  dialogs: { activity: { load: async () => (await import('./activity-dialog.tsx')).ActivityDialog } },
  commands: { 'view.activity': ({ dialogs }) => dialogs.getState().toggle('activity') }
});
