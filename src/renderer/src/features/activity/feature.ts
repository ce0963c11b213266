import { defineFeature } from '#renderer/feature-api/feature.ts';
import { activityStore } from './load-activity.ts';

/** Usage counts, and analytics events if the user opted in. */
export const activity = defineFeature({
  ...activityStore,
  dialogs: { activity: { load: async () => (await import('./activity-dialog.tsx')).ActivityDialog } },
  commands: { 'view.activity': ({ dialogs }) => dialogs.getState().toggle('activity') }
});
