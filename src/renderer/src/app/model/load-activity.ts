import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '#shared/contract/platform.ts';
import type { ActivityStore } from '#renderer/features/activity/activity-store.ts';
import type { PreferencesState } from '#renderer/features/settings/preferences-store.ts';
import { createLazyLoader } from '#renderer/lib/lazy-loader.ts';

/** Counted things go to the device together, a moment after the last of them. */
const laterMs = 2000;

const createId = (): string => crypto.randomUUID();

/** What the device counts for its user, made once, when it is first wanted: no part of the first screen. */
export function activityLoader(
  { device, on }: Platform,
  preferences: StoreApi<PreferencesState>
): () => Promise<ActivityStore> {
  return createLazyLoader(async () => {
    const { createActivityStore } = await import('#renderer/features/activity/activity-store.ts');
    const store = createActivityStore({
      device,
      on,
      now: () => Date.now(),
      createId,
      sessionId: createId(),
      readPreferences: () => preferences.getState().preferences,
      later: (work) => void setTimeout(work, laterMs)
    });
    await store.getState().load();
    return store;
  });
}
