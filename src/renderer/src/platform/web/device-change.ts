import type { DeviceArea } from '#shared/contract/device.ts';
import { deviceAreas } from '#shared/contract/platform/device-changes.ts';

export type ChangeChannel = {
  readonly announce: (areas: readonly DeviceArea[]) => void;
  readonly close: () => void;
};

/** Tells the other tabs what changed, and hears it from them. A tab never hears itself. */
export function createChangeChannel(
  name: string,
  onChange: (areas: readonly DeviceArea[]) => void
): ChangeChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab of another version may name areas that this one does not know.
    const areas = Array.isArray(data) ? deviceAreas.filter((area) => data.includes(area)) : [];
    if (areas.length > 0) onChange(areas);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    announce: (areas) => channel.postMessage(areas),
    close: () => channel.close()
  };
}
