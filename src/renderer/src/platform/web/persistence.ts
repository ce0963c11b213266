import type { DeviceHandlers } from '#shared/contract/device.ts';

const worthKeeping: ReadonlySet<keyof DeviceHandlers> = new Set<keyof DeviceHandlers>([
  'draft.save',
  'history.save',
  'templates.save',
  'models.save',
  'plan.save',
  'storage.import',
  'storage.replace'
]);

export type Persistence = {
  /** Call after each command: the first that keeps something of the user's asks, later ones do not. */
  readonly askAfter: (name: keyof DeviceHandlers) => void;
  readonly isPersistent: () => Promise<boolean>;
};

/** Asks the browser not to evict what is kept, at a moment when the user sees why (Firefox shows a question). */
export function createPersistence(storage: StorageManager | undefined): Persistence {
  let hasAsked = false;
  const isPersistent = async () => (await storage?.persisted?.().catch(() => false)) ?? false;
  const ask = async () => {
    if (!(await isPersistent())) await storage?.persist?.();
  };
  return {
    isPersistent,
    askAfter: (name) => {
      if (hasAsked || !worthKeeping.has(name)) return;
      hasAsked = true;
      ask().catch(() => undefined);
    }
  };
}
