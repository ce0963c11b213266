import type { Updates } from '#shared/contract/platform.ts';
import { createUpdates, updateCheckMs } from './updates.ts';

const workerUrl = '/sw.js';

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string }
  ) => { readonly createScriptURL: (url: string) => unknown };
};

/** The one script address this page may hand to the browser; the policy refuses every other. */
function trustWorkerUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('reelwright', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('Only the offline worker may be loaded');
      return url;
    }
  });
  // TypeScript's `register` does not know trusted addresses yet.
  return (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
}

/** Null in development, which has no worker, and where the browser has none (an insecure address). */
export function startUpdates(): Updates | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  const container = navigator.serviceWorker;
  return createUpdates({
    container,
    register: () => container.register(trustWorkerUrl(), { updateViaCache: 'none' }),
    reload: () => location.reload(),
    schedule: (check) => {
      setInterval(check, updateCheckMs);
      addEventListener('focus', check);
    }
  });
}
