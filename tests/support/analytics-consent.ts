import { changeAnalytics } from '#renderer/app/settings/opened-settings.tsx';
import { createAppStores } from '#renderer/app/model/create-app-model.ts';
import { createCrossFeatureActions } from '#renderer/app/model/cross-feature-actions.ts';
import { createServices } from '#renderer/app/model/create-services.ts';
import { activity } from '#renderer/features/activity/feature.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { getValue } from './results.ts';

/** The stored data after someone opts in to analytics, shares, uses a template and opts out again. */
export async function giveAndTakeBackConsent() {
  const platform = createMemoryPlatform();
  const model = createAppStores(platform);
  const services = createServices(
    model,
    createCrossFeatureActions(model, () => undefined),
    () => undefined
  );
  const store = (await services.storeOf(activity)).getState();
  const read = async () => {
    await store.flush();
    const { preferences, activity: kept } = platform.device;
    return {
      ...(await getValue(preferences.load())).analytics,
      events: (await getValue(kept.load())).events
    };
  };
  const atFirst = await read();
  await changeAnalytics(model, services, { enabled: true });
  await changeAnalytics(model, services, { shareUsageData: true });
  store.record('template.used');
  const given = await read();
  await changeAnalytics(model, services, { enabled: false });
  return { atFirst, given, takenBack: await read() };
}
