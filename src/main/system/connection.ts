import { net, powerMonitor } from 'electron';
import type { Deliver } from '#shared/contract/event-buffer.ts';

const everyMs = 1000;

/** Tells whether there is a network, at once and whenever that changes. Answers with how to stop. */
export function watchConnection(publish: Deliver): () => void {
  let known: boolean | undefined;
  const look = (): void => {
    const isOnline = net.isOnline();
    if (isOnline === known) return;
    known = isOnline;
    publish('connection.changed', { isOnline });
  };
  look();
  const timer = setInterval(look, everyMs);
  powerMonitor.on('resume', look);
  return () => {
    clearInterval(timer);
    powerMonitor.off('resume', look);
  };
}
