import { app, nativeTheme } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { createFileHandlers } from '../system/file-dialogs.ts';
import type { MainCloud } from '../cloud/open-cloud.ts';
import type { ShellMemory } from '../system/shell-memory.ts';
import { setMenuEnabled } from '../windows/menu.ts';
import { takeWords } from '../windows/spoken-words.ts';
import type { WindowKeeper } from '../windows/window-keeper.ts';

export function createShellHandlers(
  keeper: WindowKeeper,
  memory: ShellMemory,
  drawMenu: () => void,
  { sessionHandlers, openCheckout }: Pick<MainCloud, 'sessionHandlers' | 'openCheckout'>
): ShellHandlers {
  return {
    ...createFileHandlers(keeper.find),
    ...sessionHandlers,
    'window.setTheme': (theme) => {
      nativeTheme.themeSource = theme;
      memory.remember({ theme });
      return undefined;
    },
    'window.setWords': (words) => {
      takeWords(words);
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
    },
    'app.about': () => ({ version: app.getVersion(), dataFolder: app.getPath('userData') })
  };
}
