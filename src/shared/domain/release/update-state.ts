// How the installed desktop app is being updated, as its window shows it.
import type { ReleaseChannel } from './release-manifest.ts';

/** `notes` is what is new, one change each. */
type NewVersion = { readonly version: string; readonly notes: readonly string[] };

export type UpdatePhase = 'idle' | 'checking' | 'paused' | 'downloading' | 'ready' | 'installing';

/**
 * - `unreachable`: the feed gave nothing.
 * - `untrusted`: what it gave was not signed by us for this app, or was replayed.
 * - `frozen`: nobody has signed the feed for a month.
 * - `download`: the file did not arrive, or is another.
 * - `changed`: the file is no longer the one that arrived.
 * - `installation`: the installed version stayed.
 */
export type UpdateProblem = 'unreachable' | 'untrusted' | 'frozen' | 'download' | 'changed' | 'installation';

export type UpdateState = {
  /** The installed one. */
  readonly version: string;
  readonly channel: ReleaseChannel;
  /** False for an app that was not installed from a release, or that knows no feed. */
  readonly isUpdatable: boolean;
  readonly phase: UpdatePhase;
  /** Null while there is no newer version for this app. */
  readonly offer: (NewVersion & { readonly isRequired: boolean }) | null;
  readonly downloadedPercent: number;
  /** True once it was chosen to install the offer when the app is closed. */
  readonly installsOnQuit: boolean;
  /** False where the system's own tool installs the file, with the user. */
  readonly canRestart: boolean;
  readonly checkedAt: number | null;
  readonly problem: UpdateProblem | null;
  /** Set after the start that followed an update. */
  readonly installed: NewVersion | null;
};
