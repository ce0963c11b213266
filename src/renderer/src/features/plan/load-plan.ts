import type { Services } from '#renderer/feature-api/services.ts';
import type { PlanStore } from './plan-state.ts';

/** The store of this feature, which is no part of the first load. */
export const planStore = {
  createStore: async ({ platform: { device, on }, models, now }: Services): Promise<PlanStore> =>
    (await import('./plan-store.ts')).createPlanStore({
      device,
      on,
      now,
      loadRegistry: () => models.getState().load()
    })
};
