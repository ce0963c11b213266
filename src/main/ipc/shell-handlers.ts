import { nativeTheme } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { createFileHandlers } from '../system/file-dialogs.ts';
import type { MainCloud } from '../cloud/open-cloud.ts';
import type { ShellStateStore } from '../system/shell-state-store.ts';
import { setMenuEnabled } from '../windows/menu.ts';
import { setShellLabels } from '../system/shell-labels.ts';
import type { SingleWindow } from '../windows/single-window.ts';

export function createShellHandlers(
  keeper: SingleWindow,
  memory: ShellStateStore,
  drawMenu: () => void,
  {
    sessionHandlers,
    pokeHandlers,
    openCheckout
  }: Pick<MainCloud, 'sessionHandlers' | 'pokeHandlers' | 'openCheckout'>
): Omit<ShellHandlers, `${'updates' | 'integration'}.${string}` | 'window.reportReady'> {
  return {
    ...createFileHandlers(keeper.find),
    ...sessionHandlers,
    ...pokeHandlers,
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
      setMenuEnabled(enabledById);
      return undefined;
    },
    'checkout.open': async ({ url }) => {
      await openCheckout(url);
      return undefined;
    }
  };
}
