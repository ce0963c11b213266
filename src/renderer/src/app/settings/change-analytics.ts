import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/settings.json';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { activity } from '#renderer/features/activity/feature.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import type { AppStores } from '../model/create-app-model.ts';

/** Opting out deletes what was recorded, and says so. */
export async function changeAnalytics(
  { preferences, notifications }: Pick<AppStores, 'preferences' | 'notifications'>,
  { storeOf }: Pick<Services, 'storeOf'>,
  patch: Partial<Preferences['analytics']>
): Promise<void> {
  const wasEnabled = preferences.getState().preferences.analytics.enabled;
  await preferences.getState().change('analytics', patch);
  if (!wasEnabled || preferences.getState().preferences.analytics.enabled) return;
  await (await storeOf(activity)).getState().clearEvents();
  notifications.getState().notify({
    type: 'info',
    title: t(texts, 'settings.optedOut'),
    message: t(texts, 'settings.optedOut.text')
  });
}
