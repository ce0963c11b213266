// The one object the preload puts on the page: `window.desktop`.
import type { Transport } from './create-caller.ts';
import type { Device } from './device.ts';
import type { Listen } from './events.ts';
import type { Shell } from './shell.ts';

export type DesktopBridge = {
  readonly device: Device;
  readonly shell: Shell;
  /** Calls a procedure of the cloud by its name; main knows which there are and checks what is sent. */
  readonly callCloud: Transport;
  readonly on: Listen;
};

/** IPC channels are the procedure's name behind its contract's, e.g. `device:history.list`. */
export const deviceChannel = (name: string): string => `device:${name}`;
export const shellChannel = (name: string): string => `shell:${name}`;
export const cloudChannel = (name: string): string => `cloud:${name}`;
/** Events travel the other way on one channel a name. */
export const eventChannel = (name: string): string => `event:${name}`;
