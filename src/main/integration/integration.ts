// The parts of the integration put together. Loaded after the first window is on the screen, or when the page asks.
import { join } from 'node:path';
import { app, BrowserWindow, clipboard, globalShortcut, nativeImage, Notification, session } from 'electron';
import type { IntegrationChange, IntegrationState, NativeNotification } from '#shared/contract/shell.ts';
import { openJsonStore } from '../system/open-json-store.ts';
import { hasSystemSpellChecker } from '../windows/spelling.ts';
import { createIntegrationMemory } from './integration-settings.ts';
import { createLoginItem } from './login-item.ts';
import { createNativeNotifications } from './native-notifications.ts';
import { createPasteShortcut } from './paste-shortcut.ts';
import { createUnreadBadge } from './unread-badge.ts';

export type Integration = {
  readonly describe: () => IntegrationState;
  readonly change: (change: IntegrationChange) => IntegrationState;
  readonly showUnread: (count: number) => void;
  readonly notify: (notification: NativeNotification) => void;
  /** As after the first installation. */
  readonly reset: () => void;
};

export type IntegrationOptions = {
  /** The data folder. */
  readonly folder: string;
  readonly open: (path: string | null) => void;
  readonly paste: (text: string) => void;
};

export function createIntegration({ folder, open, paste }: IntegrationOptions): Integration {
  const { platform } = process;
  const memory = createIntegrationMemory(openJsonStore('integration', folder));
  const loginItem = createLoginItem({
    app,
    platform,
    executable: process.env['APPIMAGE'] ?? (app.isPackaged ? process.execPath : undefined),
    autostartFile: join(app.getPath('appData'), 'autostart/reelwright.desktop')
  });
  const shortcut = createPasteShortcut({ globalShortcut, clipboard, paste });
  const hasSpelling = hasSystemSpellChecker(platform);

  const apply = (): void => {
    const { pasteShortcut, spelling } = memory.recall();
    shortcut.setOn(pasteShortcut);
    if (hasSpelling) session.defaultSession.setSpellCheckerEnabled(spelling);
  };
  apply();
  loginItem.renew();
  app.once('will-quit', () => shortcut.setOn(false));

  const describe = (openAtLogin = loginItem.read()): IntegrationState => {
    const { pasteShortcut, spelling, topics } = memory.recall();
    return {
      openAtLogin,
      pasteShortcut: shortcut.describe(pasteShortcut),
      spelling: { isOn: hasSpelling && spelling, isAvailable: hasSpelling },
      notifications: { isAvailable: Notification.isSupported(), topics }
    };
  };

  return {
    describe,
    change: (change) => {
      const { setting, isOn } = change;
      if (setting === 'openAtLogin') return describe(loginItem.change(isOn));
      if (setting === 'notifications')
        memory.remember({ topics: { ...memory.recall().topics, [change.topic]: isOn } });
      else memory.remember({ [setting]: isOn });
      apply();
      return describe();
    },
    showUnread: createUnreadBadge({
      app,
      listWindows: () => BrowserWindow.getAllWindows(),
      createImage: (bitmap, size) => nativeImage.createFromBitmap(bitmap, size),
      platform
    }),
    notify: createNativeNotifications({
      isSupported: () => Notification.isSupported(),
      create: (options) => new Notification(options),
      isOn: (topic) => memory.recall().topics[topic],
      open
    }),
    reset: () => {
      memory.reset();
      apply();
      loginItem.change(false);
    }
  };
}
