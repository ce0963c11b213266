import type { Services } from '#renderer/feature-api/services.ts';
import type { ActivityStore } from './activity-store.ts';

/** Loaded when first needed: it is no part of the first screen. */
export const activityStore = {
  createStore: async (services: Services): Promise<ActivityStore> =>
    (await import('./activity-store.ts')).loadActivityStore(services)
};
