// The parts of the integration put together. Loaded after the first window is on the screen, or when the page asks.
import { join } from 'node:path';
import { app, BrowserWindow, clipboard, globalShortcut, nativeImage, Notification, session } from 'electron';
import type { IntegrationChange, IntegrationState, NativeNotification } from '#shared/contract/shell.ts';
import { createSpelling, type Spelling } from '../spelling/spelling.ts';
import { startSpellingWorker } from '../spelling/start-spelling-worker.ts';
import { openJsonStore } from '../system/open-json-store.ts';
import { hasSystemSpellChecker } from '../windows/spelling.ts';
import { createIntegrationMemory, type IntegrationMemory } from './integration-settings.ts';
import { createLoginItem } from './login-item.ts';
import { createNativeNotifications } from './native-notifications.ts';
import { createPasteShortcut } from './paste-shortcut.ts';
import { createUnreadBadge } from './unread-badge.ts';

export type Integration = {
  readonly describe: () => IntegrationState;
  readonly change: (change: IntegrationChange) => IntegrationState;
  readonly showUnread: (count: number) => void;
  readonly notify: (notification: NativeNotification) => void;
  readonly spelling: Spelling;
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
  const isSystemsSpelling = hasSystemSpellChecker(platform);

  const apply = (): void => {
    const { pasteShortcut, spelling } = memory.recall();
    shortcut.setOn(pasteShortcut);
    if (isSystemsSpelling) session.defaultSession.setSpellCheckerEnabled(spelling);
  };
  apply();
  loginItem.renew();
  app.once('will-quit', () => shortcut.setOn(false));

  const describe = (openAtLogin = loginItem.read()): IntegrationState => {
    const { pasteShortcut, spelling, addedWords, topics } = memory.recall();
    return {
      openAtLogin,
      pasteShortcut: shortcut.describe(pasteShortcut),
      spelling: {
        isOn: spelling,
        checkedBy: isSystemsSpelling ? 'system' : 'app',
        addedWords: [...addedWords]
      },
      notifications: { isAvailable: Notification.isSupported(), topics }
    };
  };

  return {
    describe,
    change: (change) => {
      if (change.setting === 'openAtLogin') return describe(loginItem.change(change.isOn));
      if (change.setting === 'notifications')
        memory.remember({ topics: { ...memory.recall().topics, [change.topic]: change.isOn } });
      else if (change.setting === 'addedWords') memory.remember({ addedWords: change.words });
      else memory.remember({ [change.setting]: change.isOn });
      apply();
      return describe();
    },
    showUnread: createUnreadBadge({
      app,
      listWindows: () => BrowserWindow.getAllWindows(),
      createImage: (bitmap, size) => nativeImage.createFromBitmap(bitmap, size),
      platform
    }),
    notify: createNotifications(memory, open),
    spelling: createAppSpelling(memory),
    reset: () => {
      memory.reset();
      apply();
      loginItem.change(false);
    }
  };
}

const createNotifications = ({ recall }: IntegrationMemory, open: IntegrationOptions['open']) =>
  createNativeNotifications({
    isSupported: () => Notification.isSupported(),
    create: (options) => new Notification(options),
    isOn: (topic) => recall().topics[topic],
    open
  });

/** Beyond this limit the oldest words are evicted. */
const maxAddedWords = 1000;

function createAppSpelling({ recall, remember }: IntegrationMemory): Spelling {
  const { dirname } = import.meta;
  return createSpelling({
    start: () => startSpellingWorker(join(dirname, 'spelling-worker.js'), join(dirname, 'dictionaries')),
    isOn: () => recall().spelling,
    listAddedWords: () => recall().addedWords,
    saveAddedWords: (words) => remember({ addedWords: words.slice(-maxAddedWords) })
  });
}
