import { changeAnalytics } from '#renderer/app/settings/change-analytics.ts';
import { createAppStores } from '#renderer/app/model/create-app-model.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { getValue } from './results.ts';

/** The stored data after someone opts in to analytics, shares, uses a template and opts out again. */
export async function giveAndTakeBackConsent() {
  const platform = createMemoryPlatform();
  const model = createAppStores(platform);
  const activity = (await model.loadActivity()).getState();
  const read = async () => {
    await activity.flush();
    const { preferences, activity: kept } = platform.device;
    return {
      ...(await getValue(preferences.load())).analytics,
      events: (await getValue(kept.load())).events
    };
  };
  const atFirst = await read();
  await changeAnalytics(model, { enabled: true });
  await changeAnalytics(model, { shareUsageData: true });
  activity.record('template.used');
  const given = await read();
  await changeAnalytics(model, { enabled: false });
  return { atFirst, given, takenBack: await read() };
}
