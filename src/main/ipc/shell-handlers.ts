import { type BrowserWindow, nativeTheme } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { createFileHandlers } from '../system/file-dialogs.ts';
import { createPrintHandlers } from '../system/print-page.ts';
import type { MainCloud } from '../cloud/open-cloud.ts';
import type { ShellStateStore } from '../system/shell-state-store.ts';
import { setShellLabels } from '../system/shell-labels.ts';

type Given = {
  readonly memory: ShellStateStore;
  readonly cloud: Pick<MainCloud, 'sessionHandlers' | 'pokes' | 'openCheckout'>;
  readonly drawMenu: () => void;
  readonly setMenuEnabled: (windowId: number, enabledById: Readonly<Record<string, boolean>>) => void;
  readonly findWindow: (windowId: number) => BrowserWindow | undefined;
};

/** For the calls of one window. */
export function createShellHandlers(
  windowId: number,
  { memory, cloud, drawMenu, setMenuEnabled, findWindow }: Given
): Omit<
  ShellHandlers,
  `${'updates' | 'integration' | 'spelling' | 'diagnostics'}.${string}` | 'window.reportReady'
> {
  return {
    ...createFileHandlers(() => findWindow(windowId)),
    ...createPrintHandlers(() => findWindow(windowId)),
    ...cloud.sessionHandlers,
    ...cloud.pokes.handlersOf(windowId),
    'window.setTheme': (theme) => {
      nativeTheme.themeSource = theme;
      memory.remember({ theme });
      return undefined;
    },
    'window.setLabels': (words) => {
      setShellLabels(words);
      memory.remember({ labels: words });
      drawMenu();
      return undefined;
    },
    'menu.setEnabled': (enabledById) => {
      setMenuEnabled(windowId, enabledById);
      return undefined;
    },
    'checkout.open': async ({ url }) => {
      await cloud.openCheckout(url);
      return undefined;
    }
  };
}
