import type { Platform } from '#shared/contract/platform.ts';
import type { ModelRegistry } from '#shared/domain/model/model.ts';
import type { PlanStore } from '#renderer/features/plan/plan-state.ts';

/** The clip plan's store, made once, when it is first wanted: planning is no part of the first screen. */
export function planLoader(
  { device, on }: Platform,
  loadRegistry: () => Promise<ModelRegistry>
): () => Promise<PlanStore> {
  let loading: Promise<PlanStore> | undefined;
  const load = async () => {
    const { createPlanStore } = await import('#renderer/features/plan/plan-store.ts');
    return createPlanStore({ device, on, now: () => Date.now(), loadRegistry });
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      // Without a connection the next visit asks again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
