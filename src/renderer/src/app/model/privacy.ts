import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/settings.json';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { AppModel } from './create-app-model.ts';

/** Opting out deletes what was recorded, and says so. */
export async function changeAnalytics(
  { preferences, notifications, loadActivity }: AppModel,
  patch: Partial<Preferences['analytics']>
): Promise<void> {
  const wasEnabled = preferences.getState().preferences.analytics.enabled;
  await preferences.getState().change('analytics', patch);
  if (!wasEnabled || preferences.getState().preferences.analytics.enabled) return;
  await (await loadActivity()).getState().forgetEvents();
  notifications.getState().notify({
    type: 'info',
    title: say(texts, 'settings.optedOut'),
    message: say(texts, 'settings.optedOut.text')
  });
}
