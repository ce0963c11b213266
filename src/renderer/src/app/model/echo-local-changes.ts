import type { DeviceArea } from '#shared/contract/device.ts';
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
  return {
    platform: { ...given, on },
    followDevice: (areas) => deliver('device.changed', { areas })
  };
}
