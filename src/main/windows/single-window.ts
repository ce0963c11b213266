import type { BrowserWindow } from 'electron';

export type SingleWindow = {
  readonly find: () => BrowserWindow | undefined;
  /** Brings the app's window to the front, opening it when there is none. */
  readonly show: () => void;
};

/** The app has one window at a time; `open` makes it. */
export function createSingleWindow(open: () => BrowserWindow): SingleWindow {
  let current: BrowserWindow | undefined;
  const openAnew = (): void => {
    const window = open();
    window.on('closed', () => {
      current = undefined;
    });
    current = window;
  };
  return {
    find: () => current,
    show: () => {
      if (current === undefined) return openAnew();
      if (current.isMinimized()) current.restore();
      current.show();
      current.focus();
    }
  };
}
