import type { Device, DeviceArea } from '#shared/contract/device.ts';
import { createEventBuffer } from '#shared/contract/event-buffer.ts';
import type { Listen } from '#shared/contract/events.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';

export type FollowDevice = (areas: readonly DeviceArea[]) => void;

/** A device tells a window only what others changed; what this one changed behind its stores it says by itself. */
export function echoLocalChanges(given: Platform): {
  readonly platform: Platform;
  readonly followDevice: FollowDevice;
} {
  const { deliver, listen } = createEventBuffer();
  const on: Listen = (name, listener) => {
    const stops = [given.on(name, listener), listen(name, listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const followDevice: FollowDevice = (areas) => deliver('device.changed', { areas });
  return { platform: { ...given, device: echoListingDrafts(given.device, followDevice), on }, followDevice };
}

/** Listing drafts have no store that others could follow: the form, the list and sync hear of a change from the device. */
function echoListingDrafts(device: Device, followDevice: FollowDevice): Device {
  const { list, save, remove } = device.listingDrafts;
  const note = <Answer>(answer: Answer): Answer => {
    followDevice(['listingDrafts']);
    return answer;
  };
  return {
    ...device,
    listingDrafts: {
      list,
      save: async (draft) => note(await save(draft)),
      remove: async (input) => note(await remove(input))
    }
  };
}
