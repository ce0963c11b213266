import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Notices of the app and of the server. */
export const notifications = defineFeature({
  dialogs: {
    notifications: { load: async () => (await import('./notifications-dialog.tsx')).NotificationsDialog }
  },
  commands: { 'view.notifications': ({ dialogs }) => dialogs.getState().toggle('notifications') }
});
