import { trustScriptUrl } from '#renderer/lib/trust-script-url.ts';
import { createUpdates, type FollowedUpdates, updateCheckMs } from './updates.ts';

const workerUrl = '/sw.js';

/** Registers the offline worker and follows it. */
export function followWorker(controllerAtStart: ServiceWorker | null): FollowedUpdates {
  const container = navigator.serviceWorker;
  return createUpdates({
    container,
    controllerAtStart,
    register: () => container.register(trustScriptUrl(workerUrl), { updateViaCache: 'none' }),
    reload: () => location.reload(),
    schedule: (check) => {
      setInterval(check, updateCheckMs);
      addEventListener('focus', check);
    }
  });
}
