// Loaded when the page is idle, since a worker that is registered fetches the whole app.
import type { Updates } from '#shared/contract/platform/platform.ts';

export const updateCheckMs = 1_800_000;

/** The message that lets a waiting worker take over; the worker does so for no other reason. */
export const applyUpdateMessage = { type: 'apply-update' } as const;

export type UpdateDependencies = {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** The worker that served this page. */
  readonly controllerAtStart: ServiceWorker | null;
  readonly register: () => Promise<ServiceWorkerRegistration>;
  readonly reload: () => void;
  /** Calls `check` now and then, and whenever the user comes back. */
  readonly schedule: (check: () => void) => void;
};

export type FollowedUpdates = Omit<Updates, 'start'>;

type Listener<T extends unknown[]> = (...args: T) => void;

/** A fact that may already be true when somebody asks. */
function createFlag() {
  const listeners = new Set<Listener<[boolean]>>();
  let isUp = false;
  return {
    set: (value: boolean) => {
      if (value === isUp) return;
      isUp = value;
      for (const listener of listeners) listener(value);
    },
    listen: (listener: Listener<[boolean]>) => {
      listeners.add(listener);
      if (isUp) listener(true);
    }
  };
}

/**
 * Follows the offline worker from its registration on. A version that was taken over by another tab's consent waits
 * here too: this tab still runs the old one, and applying means reloading.
 */
export function createUpdates({
  container,
  controllerAtStart,
  register,
  reload,
  schedule
}: UpdateDependencies): FollowedUpdates {
  const waiting = createFlag();
  const offlineReady = createFlag();
  let registration: ServiceWorkerRegistration | undefined;
  let isApplying = false;
  let hasReloaded = false;
  let hadController = controllerAtStart !== null;
  if (hadController && container.controller !== controllerAtStart) waiting.set(true);

  const reloadOnce = () => {
    if (hasReloaded) return;
    hasReloaded = true;
    reload();
  };

  container.addEventListener('controllerchange', () => {
    if (isApplying) reloadOnce();
    else if (hadController) waiting.set(true);
    hadController = true;
  });

  const follow = (worker: ServiceWorker | null, isFirst: boolean) => {
    const look = () => {
      if (worker?.state === 'activated' && isFirst) offlineReady.set(true);
      if (worker?.state === 'installed' && !isFirst) waiting.set(true);
    };
    look();
    worker?.addEventListener('statechange', look);
  };

  const start = async () => {
    const registered = await register();
    registration = registered;
    const isFirst = registered.active === null;
    for (const worker of [registered.installing, registered.waiting]) follow(worker, isFirst);
    registered.addEventListener('updatefound', () =>
      follow(registered.installing, registered.active === null)
    );
    schedule(() => void registered.update().catch(() => undefined));
  };
  // The spec wants a failed registration to be silent: the app then works online only.
  start().catch(() => undefined);

  return {
    onWaiting: waiting.listen,
    onOfflineReady: (listener) => offlineReady.listen(() => listener()),
    apply: async () => {
      isApplying = true;
      // Asked again at each call: a still newer version may have replaced the one that was asked before.
      const worker = registration?.waiting;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only its own
      if (worker) worker.postMessage(applyUpdateMessage);
      else reloadOnce();
    }
  };
}
