import { join } from 'node:path';
import { BrowserWindow, dialog, nativeTheme, screen } from 'electron';
import type { Bounds, WindowState } from '../system/window-state.ts';
import { appOrigin, findRoute } from './app-address.ts';
import type { OpenWindow } from './app-windows.ts';
import { type Displays, isOutOfReach, minWindowSize, placeWindow } from './window-placement.ts';
import { hasSystemSpellChecker } from './spelling.ts';
import { logFailure } from '../diagnostics/log-failure.ts';
import { shellLabel } from '../system/shell-labels.ts';

const background = { light: '#ffffff', dark: '#111113' } as const;

function listDisplays(): Displays {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  const [first, ...rest] = [primary, ...others].map(({ id, workArea }) => ({ id, workArea }));
  return [first ?? { id: primary.id, workArea: primary.workArea }, ...rest];
}

function createWindow(bounds: Bounds, isFullScreen: boolean): BrowserWindow {
  return new BrowserWindow({
    ...bounds,
    minWidth: minWindowSize.width,
    minHeight: minWindowSize.height,
    show: false,
    // If it is false, macOS takes the button away.
    ...(isFullScreen ? { fullscreen: true } : {}),
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

type Keep = (change: Partial<WindowState>) => void;

function keepBounds(window: BrowserWindow, keep: Keep): void {
  window.on('close', () => {
    const bounds = window.getNormalBounds();
    const { id, workArea } = screen.getDisplayMatching(bounds);
    keep({
      bounds,
      display: { id, workArea },
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen()
    });
  });
}

function keepRoute(window: BrowserWindow, keep: Keep): void {
  const note = (url: string): void => {
    const route = findRoute(url);
    if (route !== undefined) keep({ route });
  };
  window.webContents.on('did-navigate', (_event, url) => note(url));
  window.webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
    if (isMainFrame) note(url);
  });
}

/** A page that crashed starts over: the draft is on disk. A second crash within ten seconds leaves it be. */
function reloadAfterCrash(window: BrowserWindow): void {
  let lastCrash = 0;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    logFailure(`The process of the page ended (${reason})`, undefined);
    const isRepeated = Date.now() - lastCrash < 10_000;
    lastCrash = Date.now();
    if (reason !== 'clean-exit' && !isRepeated) window.webContents.reload();
  });
}

/** Opens a window where it last stood, on the route it last showed. */
export const openMainWindow: OpenWindow = (state, { isActive, keep, onStay }) => {
  const window = createWindow(placeWindow(state, listDisplays()), state.isFullScreen);
  if (state.isMaximized) window.maximize();
  window.once('ready-to-show', () => (isActive ? window.show() : window.showInactive()));
  keepBounds(window, keep);
  keepRoute(window, keep);
  reloadAfterCrash(window);
  confirmUnload(window, onStay);
  window.loadURL(appOrigin + state.route).catch((error: unknown) => {
    logFailure('The app could not load its page', error);
  });
  return window;
};

/** A display that goes, or changes its scale, can leave windows where nobody can take hold of them. */
export function followDisplays(): void {
  screen.on('display-removed', bringWindowsBack);
  screen.on('display-metrics-changed', bringWindowsBack);
}

function bringWindowsBack(): void {
  const displays = listDisplays();
  for (const window of BrowserWindow.getAllWindows()) {
    const bounds = window.getNormalBounds();
    if (isOutOfReach(bounds, displays)) window.setBounds(placeWindow({ bounds, display: null }, displays));
  }
}

const leave = 0;

/** Turns the page's `beforeunload` into the question a desktop user knows. */
function confirmUnload(window: BrowserWindow, onStay: () => void): void {
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
    else onStay();
  });
}
