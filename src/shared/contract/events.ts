// Events that the platform pushes to the screen.
import type { UpdateState } from '../domain/release/update-state.ts';
import type { DeviceArea } from './device.ts';
import type { CommandId } from './commands.ts';
import type { OpenedFile } from './shell.ts';

export type PlatformEvents = {
  /** Another tab or window changed what the device keeps. */
  'device.changed': { readonly areas: readonly DeviceArea[] };
  /** Something of the signed-in user may have changed on the server. */
  'sync.poked': Readonly<Record<string, never>>;
  /** A state: each new listener receives it at once. */
  'connection.changed': { readonly isOnline: boolean };
  /** Double click on a file, or a second instance started with one. Kept until somebody listens. */
  'file.opened': OpenedFile;
  /** A `reelwright://` link or the route to restore, as a path of this app. Kept until somebody listens. */
  'link.opened': { readonly path: string };
  /** The text of the clipboard, as the user's shortcut brings it. Kept until somebody listens. */
  'prompt.pasted': { readonly text: string };
  /** A state, on the desktop only. */
  'updates.changed': UpdateState;
  /** A native menu item. */
  'command.invoked': { readonly id: CommandId };
};

export type PlatformEventName = keyof PlatformEvents;

/** Starts listening; the answer stops it. */
export type Listen = <Name extends PlatformEventName>(
  name: Name,
  listener: (event: PlatformEvents[Name]) => void
) => () => void;
