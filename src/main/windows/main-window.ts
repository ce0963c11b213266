import { join } from 'node:path';
import { BrowserWindow, dialog, nativeTheme, screen } from 'electron';
import type { Bounds, ShellStateStore } from '../system/shell-state-store.ts';
import { appOrigin, findRoute } from './app-address.ts';
import { showContextMenus } from './context-menu.ts';
import { minWindowSize, placeWindow } from './window-placement.ts';
import { hasSystemSpellChecker } from './spelling.ts';
import { shellLabel } from '../system/shell-labels.ts';

const background = { light: '#ffffff', dark: '#111113' } as const;

function findScreens(): [Bounds, ...Bounds[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary.workArea, ...others.map(({ workArea }) => workArea)];
}

function createWindow(bounds: Bounds): BrowserWindow {
  return new BrowserWindow({
    ...bounds,
    minWidth: minWindowSize.width,
    minHeight: minWindowSize.height,
    show: false,
    title: 'Reelwright',
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: hasSystemSpellChecker(process.platform)
    }
  });
}

function persistWindowBounds(window: BrowserWindow, memory: ShellStateStore): void {
  window.on('close', () =>
    memory.remember({ bounds: window.getNormalBounds(), isMaximized: window.isMaximized() })
  );
}

function persistRoute(window: BrowserWindow, memory: ShellStateStore): void {
  const keep = (url: string): void => {
    const route = findRoute(url);
    if (route !== undefined) memory.remember({ route });
  };
  window.webContents.on('did-navigate', (_event, url) => keep(url));
  window.webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
    if (isMainFrame) keep(url);
  });
}

/** A page that crashed starts over: the draft is on disk. A second crash within ten seconds leaves it be. */
function reloadAfterCrash(window: BrowserWindow): void {
  let lastCrash = 0;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    console.error(`The page's process ended: ${reason}`);
    const isRepeated = Date.now() - lastCrash < 10_000;
    lastCrash = Date.now();
    if (reason !== 'clean-exit' && !isRepeated) window.webContents.reload();
  });
}

/** Opens the app's window where it last stood, on the route it last showed. */
export function openMainWindow(memory: ShellStateStore): BrowserWindow {
  const { bounds, isMaximized, route } = memory.recall();
  const window = createWindow(placeWindow(bounds, findScreens()));
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  persistWindowBounds(window, memory);
  persistRoute(window, memory);
  reloadAfterCrash(window);
  confirmUnload(window);
  showContextMenus(window);
  window.loadURL(appOrigin + route).catch((error: unknown) => {
    console.error('The app could not load its page', error);
  });
  return window;
}

const leave = 0;

/** Turns the page's `beforeunload` into the question a desktop user knows. */
function confirmUnload(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      title: shellLabel('leave.title'),
      message: shellLabel('leave.title'),
      detail: shellLabel('leave.text'),
      buttons: [shellLabel('leave.leave'), shellLabel('leave.stay')],
      defaultId: 1,
      cancelId: 1,
      noLink: true
    });
    // Preventing the page's own refusal is what lets the window go.
    if (choice === leave) event.preventDefault();
  });
}
