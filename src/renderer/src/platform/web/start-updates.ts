import type { Updates } from '#shared/contract/platform/platform.ts';
import type { FollowedUpdates } from './updates.ts';

/** Null in development, which has no worker, and where the browser has none (an insecure address). */
export function startUpdates(): Updates | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const { controller } = navigator.serviceWorker;
  return createLateUpdates(async () => (await import('./follow-worker.ts')).followWorker(controller));
}

/** Loads and follows nothing before `start`. */
export function createLateUpdates(load: () => Promise<FollowedUpdates>): Updates {
  let follow: ((updates: FollowedUpdates) => void) | undefined;
  const followed = new Promise<FollowedUpdates>((start) => {
    follow = start;
  });
  return {
    // Without its code the app works online, and the next visit registers the worker.
    start: () => void load().then(follow, () => undefined),
    onWaiting: (listener) => void followed.then(({ onWaiting }) => onWaiting(listener)),
    onOfflineReady: (listener) => void followed.then(({ onOfflineReady }) => onOfflineReady(listener)),
    apply: async () => (await followed).apply()
  };
}
