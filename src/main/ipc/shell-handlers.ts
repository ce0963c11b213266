import { app, nativeTheme } from 'electron';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { createFileHandlers } from '../system/file-dialogs.ts';
import type { ShellMemory } from '../system/shell-memory.ts';
import { setMenuEnabled } from '../windows/menu.ts';
import type { WindowKeeper } from '../windows/window-keeper.ts';

export function createShellHandlers(keeper: WindowKeeper, memory: ShellMemory): ShellHandlers {
  return {
    ...createFileHandlers(keeper.find),
    'window.setTheme': (theme) => {
      nativeTheme.themeSource = theme;
      memory.remember({ theme });
      return undefined;
    },
    'menu.setEnabled': (enabledById) => {
      setMenuEnabled(enabledById);
      return undefined;
    },
    'app.about': () => ({ version: app.getVersion(), dataFolder: app.getPath('userData') })
  };
}
