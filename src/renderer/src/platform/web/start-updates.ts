import type { Updates } from '#shared/contract/platform/platform.ts';
import { trustScriptUrl } from '#renderer/lib/trust-script-url.ts';
import { createUpdates, updateCheckMs } from './updates.ts';

const workerUrl = '/sw.js';

/** Null in development, which has no worker, and where the browser has none (an insecure address). */
export function startUpdates(): Updates | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const container = navigator.serviceWorker;
  return createUpdates({
    container,
    register: () => container.register(trustScriptUrl(workerUrl), { updateViaCache: 'none' }),
    reload: () => location.reload(),
    schedule: (check) => {
      setInterval(check, updateCheckMs);
      addEventListener('focus', check);
    }
  });
}
