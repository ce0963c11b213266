import type { Services } from '#renderer/feature-api/services.ts';
import type { ActivityStore } from './activity-store.ts';

/** Lazy-loaded: the first screen does not need it. */
export const activityStore = {
  createStore: async (services: Services): Promise<ActivityStore> =>
    (await import('./activity-store.ts')).loadActivityStore(services)
};
