import { createEventBuffer, type Deliver } from '#shared/contract/event-buffer.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import { createCloudCaller } from '../cloud-caller.ts';
import { createLocalDevice } from '../local-device.ts';
import { cloudTransport } from './cloud-transport.ts';
import { deviceAreas } from '#shared/contract/platform/device-changes.ts';
import { createIndexedDbDevice } from './indexeddb-device.ts';
import { startUpdates } from './start-updates.ts';
import { webFiles } from './web-files.ts';

/** The platform of a browser: IndexedDB, downloads, and the offline worker where the build has one. */
export function createWebPlatform(): Platform {
  const { deliver, listen } = createEventBuffer();
  const { handlers } = createIndexedDbDevice((areas) => deliver('device.changed', { areas }));
  watchConnection(deliver);
  addEventListener('pageshow', ({ persisted }) => {
    // A page kept asleep for the back button heard nothing of what other tabs changed meanwhile.
    if (persisted) deliver('device.changed', { areas: deviceAreas });
  });
  return {
    device: createLocalDevice(handlers),
    cloud: createCloudCaller(cloudTransport),
    on: listen,
    followPokes: followPokesOfPage,
    files: webFiles,
    capabilities: { updates: startUpdates(), shell: null, modelListKeys: null }
  };
}

/** Tells whether there is a network, at once and whenever that changes. */
export function watchConnection(deliver: Deliver): void {
  const tell = () => deliver('connection.changed', { isOnline: navigator.onLine });
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
}

/** The code that listens to the server loads with the first call. */
function followPokesOfPage(deviceId: string, onPoke: () => void): () => void {
  const leaving = new AbortController();
  const follow = async () => {
    const { followAlone } = await import('./pokes/follow-alone.ts');
    await followAlone(deviceId, onPoke, leaving.signal);
  };
  // Without its code, rounds come by the clock.
  follow().catch(() => undefined);
  return () => leaving.abort();
}
