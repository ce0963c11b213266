import type { Transport } from '#shared/contract/create-caller.ts';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { createEventBuffer, type Deliver } from '#shared/contract/event-buffer.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createCloudCaller } from './cloud-caller.ts';
import { createMemoryDevice } from './memory-device.ts';

export type MemoryPlatform = Platform & {
  /** Plays what happens outside the app: a menu, another tab, the network. */
  readonly deliver: Deliver;
  /** The arguments of `files.save`, oldest first; bytes as the text they stand for. */
  readonly savedFiles: readonly { readonly name: string; readonly text: string }[];
};

const offlineTransport: Transport = async () => err(contractError('unreachable', 'no server in memory'));

/**
 * A platform without a device or a network; `filesToOpen` is what its file dialog answers, and `carry` the server, which cannot
 * be reached unless one is given.
 */
export function createMemoryPlatform(
  initial: Partial<DeviceSnapshot> = {},
  filesToOpen: readonly OpenedFile[] = [],
  transport: Transport = offlineTransport
): MemoryPlatform {
  const { deliver, listen } = createEventBuffer();
  const savedFiles: { readonly name: string; readonly text: string }[] = [];
  deliver('connection.changed', { isOnline: true });
  return {
    device: createMemoryDevice(initial, { onChange: (areas) => deliver('device.changed', { areas }) }),
    cloud: createCloudCaller(transport),
    on: listen,
    followPokes: () => () => undefined,
    files: {
      save: async (name, content) => {
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        savedFiles.push({ name, text });
        return ok({ isSaved: true });
      },
      open: async () => ok([...filesToOpen])
    },
    capabilities: { updates: null, shell: null, modelListKeys: null },
    deliver,
    savedFiles
  };
}
