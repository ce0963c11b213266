import type { ScopeName } from '#shared/domain/sync/entities.ts';

/** A device that wants to hear when something of its user changed. */
export type PokedDevice = {
  readonly userId: string;
  /** It is not poked for what it wrote itself. */
  readonly deviceId: string;
  /** Says that something in the scope may have changed. */
  readonly poke: (scope: ScopeName) => void;
  /** The server ends it, as when it stops. */
  readonly end: () => void;
};

export type Pokes = {
  /** Until the answer is called. Undefined once the server stops. */
  readonly follow: (device: PokedDevice) => (() => void) | undefined;
  /** Ends everything that is being followed. */
  readonly close: () => Promise<void>;
};
