import type { Platform } from '#shared/contract/platform.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PlanStore } from '#renderer/features/plan/plan-state.ts';
import { loadOnce } from '#renderer/lib/load-once.ts';

/** The clip plan's store, made once, when it is first wanted: planning is no part of the first screen. */
export function planLoader(
  { device, on }: Platform,
  loadRegistry: () => Promise<ModelRegistry>
): () => Promise<PlanStore> {
  return loadOnce(async () => {
    const { createPlanStore } = await import('#renderer/features/plan/plan-store.ts');
    return createPlanStore({ device, on, now: () => Date.now(), loadRegistry });
  });
}
