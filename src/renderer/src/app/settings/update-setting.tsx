import type { Platform } from '#shared/contract/platform/platform.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import type { Setting } from './setting.tsx';
import { UpdateSettings, updateWords } from './updates/update-settings.tsx';

/** The row of the desktop app's own updates; none in a browser. */
export function listUpdateSettings(
  state: UpdateState | null,
  { shell }: Platform['capabilities'],
  onRestart: () => void
): Setting[] {
  if (state === null || shell === null) return [];
  const { updates } = shell;
  const control = (
    <UpdateSettings
      state={state}
      actions={{
        onCheck: () => void updates.check(),
        onDownload: () => void updates.download(),
        onPause: () => void updates.pause(),
        onRestart,
        onInstallOnQuit: () => void updates.install({ when: 'onQuit' }),
        onSkip: () => void updates.skip(),
        onChannel: (channel) => void updates.setChannel(channel)
      }}
    />
  );
  return [{ id: 'updates', group: 'updates', ...updateWords(), control }];
}
