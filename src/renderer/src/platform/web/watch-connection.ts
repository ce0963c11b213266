import type { Deliver } from '#shared/contract/event-buffer.ts';

/** Tells whether there is a network, at once and whenever that changes. */
export function watchConnection(deliver: Deliver): void {
  const tell = () => deliver('connection.changed', { isOnline: navigator.onLine });
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
}
