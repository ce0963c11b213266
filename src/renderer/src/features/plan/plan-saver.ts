import type { Device } from '#shared/contract/device.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import { type PlanVersion, toSavedPlan } from './plan-version.ts';

/** Milliseconds that typing may wait for more letters. */
const saveDelayMs = 300;

export type PlanSaver = {
  /** Puts the version on the device, or takes the kept one away where nobody worked on it. */
  readonly save: (version: PlanVersion, isTyping: boolean) => void;
  /** Saves at once what still waits. */
  readonly flush: () => Promise<void>;
  /** True while a change is not stored yet. */
  readonly isPending: () => boolean;
};

type Dependencies = {
  readonly device: Pick<Device, 'plan'>;
  readonly now: () => number;
  /** The reason why the device refuses is null where it does not. */
  readonly onChange: (state: { readonly isSaving: boolean; readonly refusal?: string | null }) => void;
};

/** One save at a time and always the newest version: what is typed meanwhile follows. */
export function createPlanSaver({ device, now, onChange }: Dependencies): PlanSaver {
  let waiting: PlanVersion | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    while (waiting !== null) {
      const version = waiting;
      waiting = null;
      const saved = await device.plan.save(version.isSaved ? toSavedPlan(version, now()) : null);
      if (!saved.ok) waiting ??= version;
      onChange({
        isSaving: saved.ok && waiting !== null,
        refusal: saved.ok ? null : translateError(saved.error)
      });
      if (!saved.ok) return;
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => (running = null));
    await running;
  }

  return {
    save(version, isTyping) {
      waiting = version;
      onChange({ isSaving: true });
      clearTimeout(timer);
      if (isTyping) timer = setTimeout(() => void flush(), saveDelayMs);
      else void flush();
    },
    flush,
    isPending: () => waiting !== null || running !== null
  };
}
