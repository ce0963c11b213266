// The platform of the renderer. Desktop, browser and memory each build one; no screen depends on which.
import type { Result } from '../../kit/result.ts';
import type { Cloud } from '../cloud/cloud.ts';
import type { Device } from '../device.ts';
import type { ContractError } from '../errors.ts';
import type { Listen } from '../events.ts';
import type { OpenedFile, Shell } from '../shell.ts';

export type FileAccess = {
  readonly save: (
    suggestedName: string,
    content: string | Uint8Array<ArrayBuffer>
  ) => Promise<Result<{ isSaved: boolean }, ContractError>>;
  readonly open: () => Promise<Result<OpenedFile[], ContractError>>;
};

/** A new version waits until the user agrees; applying it reloads the app. */
export type Updates = {
  /** Registers the offline worker, which then fetches the whole app; nothing happens before. */
  readonly start: () => void;
  /** Called with true as soon as a version waits, also when it already does. */
  readonly onWaiting: (listener: (isWaiting: boolean) => void) => void;
  /** Called once when everything needed offline is on the device. */
  readonly onOfflineReady: (listener: () => void) => void;
  readonly apply: () => Promise<void>;
};

export type Platform = {
  readonly device: Device;
  /** The server, as everybody who uses it sees it; its code loads with the first call. */
  readonly cloud: Cloud;
  readonly on: Listen;
  /**
   * Calls `onPoke` when something of the signed-in user may have changed on the server, until the answer is called. Of several
   * pages of a browser one hears of it.
   */
  readonly followPokes: (deviceId: string, onPoke: () => void) => () => void;
  readonly files: FileAccess;
  readonly capabilities: {
    /** The browser's offline worker; null where the shell updates itself. */
    readonly updates: Updates | null;
    /** The native window and its menus; null in a browser. */
    readonly shell: Omit<Shell, 'files' | 'pokes'> | null;
    /** The public keys that sign lists of models; null where the server's own are trusted, as the page is the server's too. */
    readonly modelListKeys: (() => Promise<readonly string[]>) | null;
  };
};
