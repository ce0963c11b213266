// Windows of the builder on one device in memory, which can be told to refuse to save.
import type { Device } from '#shared/contract/device.ts';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import type { Listen, PlatformEvents } from '#shared/contract/events.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import { err } from '#shared/kit/result.ts';
import { seededRandom } from '#shared/kit/random.ts';
import { createBuilderStore } from '#renderer/screens/builder/store/builder-store.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { buildPrompt } from './builders.ts';

/** The simulated failure of the device. */
type DeviceFaults = { refuses: ErrorCode | null; refusesToLoad: ErrorCode | null; templatesFail: boolean };
type RecordedNotification = { readonly type: string; readonly title: string };

export function createBuilderWindows() {
  const memory = createMemoryDevice();
  const listeners = new Map<symbol, (event: PlatformEvents['device.changed']) => void>();
  const trouble: DeviceFaults = { refuses: null, refusesToLoad: null, templatesFail: false };

  function open({ isAutosaveOn = true } = {}) {
    const id = Symbol('window');
    const preference = { isAutosaveOn };
    const notified: RecordedNotification[] = [];
    const saves: number[] = [];
    const save: Device['draft']['save'] = async (input) => {
      if (trouble.refuses !== null) return err(contractError(trouble.refuses));
      const answer = await memory.draft.save(input);
      if (!answer.ok) return answer;
      saves.push(Date.now());
      for (const [other, tell] of listeners) if (other !== id) tell({ areas: ['draft'] });
      return answer;
    };
    const load: Device['draft']['load'] = async () =>
      trouble.refusesToLoad === null ? memory.draft.load() : err(contractError(trouble.refusesToLoad));
    // Only this one event is ever sent here.
    const on = ((_name: string, listener: (event: PlatformEvents['device.changed']) => void) => {
      listeners.set(id, listener);
      return () => listeners.delete(id);
    }) as unknown as Listen;
    const store = createBuilderStore({
      device: { ...memory, draft: { load, save } },
      on,
      notify: (notification) => notified.push(notification),
      now: () => Date.now(),
      random: seededRandom(7),
      afterPaint: (work) => work(),
      isAutosaveOn: () => preference.isAutosaveOn,
      loadTemplates: async () => {
        if (trouble.templatesFail) throw new Error('offline');
        return [
          {
            id: 'story',
            name: 'Story',
            description: '',
            data: buildPrompt({ concept: 'A story', mood: 'calm' })
          }
        ];
      },
      loadModels: async () => ({ registry: builtInRegistry, today: '2026-11-20' }),
      createPrompt: resetPrompt
    });
    return { store, notified, saves, preference, close: () => listeners.delete(id) };
  }

  async function openLoaded(options?: { isAutosaveOn: boolean }) {
    const opened = open(options);
    await opened.store.getState().load();
    return opened;
  }

  return { device: memory, trouble, open, openLoaded };
}
