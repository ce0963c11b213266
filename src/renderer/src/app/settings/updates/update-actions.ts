import type { UpdateState } from '#shared/domain/release/update-state.ts';

export type UpdateActions = {
  readonly onCheck: () => void;
  readonly onDownload: () => void;
  readonly onPause: () => void;
  /** Saves what is open first. */
  readonly onRestart: () => void;
  readonly onInstallOnQuit: () => void;
  readonly onSkip: () => void;
  readonly onChannel: (channel: UpdateState['channel']) => void;
};
