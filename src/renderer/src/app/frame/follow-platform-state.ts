import { listenToSignedIn } from '#renderer/lib/signed-in-hint.ts';
import type { PlatformStateStore } from '../model/platform-state-store.ts';

/**
 * Asks what is closed: now, whenever the window is looked at, and for whoever signs in, as maintenance does not bind
 * administrators. Until the answer is called.
 */
export function followPlatformState(store: PlatformStateStore): () => void {
  const load = () => {
    if (document.visibilityState === 'visible') void store.getState().load();
  };
  load();
  document.addEventListener('visibilitychange', load);
  window.addEventListener('focus', load);
  const stopListening = listenToSignedIn(load);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', load);
    window.removeEventListener('focus', load);
  };
}
