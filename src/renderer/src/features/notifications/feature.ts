import { defineFeature } from '#renderer/feature-api/feature.ts';

/** Notifications of the app and notices from the server. */
export const notifications = defineFeature({
  dialogs: {
    notifications: { load: async () => (await import('./notifications-dialog.tsx')).NotificationsDialog }
  },
  commands: { 'view.notifications': ({ dialogs }) => dialogs.getState().toggle('notifications') }
});
