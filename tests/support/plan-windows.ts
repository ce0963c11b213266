// Windows of the clip plan on one device in memory, which can be told to refuse to save.
import { contractError } from '#shared/contract/errors.ts';
import type { Listen, PlatformEvents } from '#shared/contract/events.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { err } from '#shared/kit/result.ts';
import type { PlanStore } from '#renderer/features/plan/plan-state.ts';
import { createPlanStore } from '#renderer/features/plan/plan-store.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { buildPrompt } from './builders.ts';

/** Three clips of 8 s on Veo 3.1, where 1080p takes no other length. */
export const filmToPlan: PromptDocument = {
  name: 'Harbour',
  data: buildPrompt({
    model: 'veo-3.1',
    duration: 24,
    resolution: '1080p',
    mainSubject: 'Ada, a harbour pilot',
    action: 'She climbs aboard. She takes the wheel. The ship turns. The light goes out.',
    dialogue: 'Ada: We sail at dawn. Hold her steady.',
    soundEffects: ['gull cries', 'ropes']
  })
};

export function openPlanDevice() {
  const memory = createMemoryDevice();
  const listeners = new Set<(event: PlatformEvents['device.changed']) => void>();
  const trouble = { refuses: false, saves: 0 };

  function openWindow(): PlanStore {
    let own: ((event: PlatformEvents['device.changed']) => void) | undefined;
    const save: typeof memory.plan.save = async (kept) => {
      if (trouble.refuses) return err(contractError('disk_full'));
      const answer = await memory.plan.save(kept);
      trouble.saves += 1;
      for (const tell of listeners) if (tell !== own) tell({ areas: ['plan'] });
      return answer;
    };
    // Only this one event is ever sent here.
    const on = ((_name: string, listener: (event: PlatformEvents['device.changed']) => void) => {
      own = listener;
      listeners.add(listener);
      return () => listeners.delete(listener);
    }) as unknown as Listen;
    return createPlanStore({
      device: { plan: { load: memory.plan.load, save } },
      on,
      now: () => Date.now(),
      loadRegistry: async () => builtInRegistry
    });
  }
  return { openWindow, trouble, load: memory.plan.load };
}
