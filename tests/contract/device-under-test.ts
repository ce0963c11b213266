// The requirements of the device suite.
import type { Device } from '#shared/contract/device.ts';

export type DeviceUnderTest = {
  readonly device: Device;
  /** Closes the device and opens anew what it kept, as a restart does; absent where nothing outlives it. */
  readonly reopen?: () => Promise<Device>;
  readonly close: () => Promise<void>;
};

export type DeviceTraits = {
  /** True where input crosses a trust border and is parsed before anything is touched. */
  readonly checksInput: boolean;
  /** False for memory alone. */
  readonly survivesRestart: boolean;
};

/** The arguments of the suite's sections: the fresh device of the running test. */
export type Subject = {
  readonly device: Device;
  /** Restarts the device; from then on `device` is the new one. */
  readonly restart: () => Promise<Device>;
};
