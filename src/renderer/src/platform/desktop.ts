import type { DesktopBridge } from '#shared/contract/desktop-bridge.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import { createCloudCaller } from './cloud-caller.ts';

declare global {
  interface Window {
    /** Put there by the preload; absent in a browser. */
    readonly desktop: DesktopBridge;
  }
}

/** The platform of the desktop window: everything goes through the bridge. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  const { device, shell, callCloud, on } = bridge;
  return {
    device,
    cloud: createCloudCaller(callCloud),
    on,
    followPokes: (deviceId, onPoke) => {
      const stopListening = on('sync.poked', onPoke);
      void shell.pokes.follow({ deviceId });
      return () => {
        stopListening();
        void shell.pokes.stop();
      };
    },
    files: {
      save: (suggestedName, content) => shell.files.save({ suggestedName, content }),
      open: () => shell.files.open()
    },
    capabilities: {
      updates: null,
      shell,
      modelListKeys: async () => {
        const described = await shell.session.describe();
        return described.ok ? described.value.modelListKeys : [];
      }
    }
  };
}
