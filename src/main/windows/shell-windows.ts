// The windows with what belongs to each: its events and its state of the menu.
import { app, type WebContents } from 'electron';
import type { ShellStateStore } from '../system/shell-state-store.ts';
import { AppWindows } from './app-windows.ts';
import { createEventQueue } from './event-queue.ts';
import { followDisplays, openMainWindow } from './main-window.ts';
import { createMenuStates, showMenu } from './menu.ts';

type Given = {
  readonly onClose: (windowId: number) => void;
  /** Its prompt is not needed any more. */
  readonly onForget: (windowId: number) => void;
};

export type ShellWindows = ReturnType<typeof createShellWindows>;

export function createShellWindows(memory: ShellStateStore, { onClose, onForget }: Given) {
  const findCurrentId = (): number | undefined => windows.findCurrentId();
  const events = createEventQueue(findCurrentId);
  const menuStates = createMenuStates(findCurrentId);
  const windows: AppWindows = new AppWindows({
    memory,
    open: (state, tools) => {
      const window = openMainWindow(state, tools);
      events.attach(state.id, window);
      window.on('closed', () => {
        menuStates.forget(state.id);
        onClose(state.id);
      });
      return window;
    },
    onForget,
    onUse: menuStates.show
  });
  return {
    windows,
    events,
    setMenuEnabled: menuStates.set,
    drawMenu: (): void =>
      showMenu({
        invoke: (id) => events.publish('command.invoked', { id }),
        openWindow: () => windows.openNew(),
        reopenWindow: () => windows.reopenClosed()
      }),
    /** From `ready` on: windows come back from displays that go, and the app from the dock. */
    follow: (): void => {
      followDisplays();
      app.on('activate', () => windows.show());
      app.on('before-quit', () => windows.beginQuitting());
    },
    /** The handlers of a window's calls, made with its first call. Undefined for a sender that is no window of ours. */
    handlersByWindow: <Made>(make: (windowId: number) => Made) => {
      const made = new Map<number, Made>();
      return (sender: WebContents): Made | undefined => {
        const id = windows.findId(sender);
        if (id === undefined) return undefined;
        const found = made.get(id) ?? make(id);
        made.set(id, found);
        return found;
      };
    }
  };
}
