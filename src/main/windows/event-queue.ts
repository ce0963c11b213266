import type { BrowserWindow } from 'electron';
import { eventChannel } from '#shared/contract/desktop-bridge.ts';
import { type Deliver, eventDelivery } from '#shared/contract/event-buffer.ts';
import type { PlatformEventName } from '#shared/contract/events.ts';

type Send = (name: PlatformEventName, event: unknown) => void;
type Listening = { hear: Send | undefined; kept: [PlatformEventName, unknown][] };

export type EventQueue = {
  /** To all windows; what the user asked for goes to the one used last. */
  readonly publish: Deliver;
  readonly publishToOthers: (than: number, ...event: Parameters<Deliver>) => void;
  /** From now on events go to this window; what waited goes as soon as its page can hear. */
  readonly attach: (id: number, window: BrowserWindow) => void;
};

const isForOneWindow = (name: PlatformEventName): boolean =>
  eventDelivery[name] === 'kept' || name === 'command.invoked';

/** Events sent before the preload has loaded would be lost, so they are queued; states are sent to each new page. */
export function createEventQueue(findCurrentId: () => number | undefined): EventQueue {
  const windows = new Map<number, Listening>();
  const states = new Map<PlatformEventName, unknown>();
  let orphans: [PlatformEventName, unknown][] = [];

  function tell(listening: Listening | undefined, name: PlatformEventName, event: unknown): void {
    if (listening?.hear !== undefined) listening.hear(name, event);
    else if (eventDelivery[name] === 'kept') (listening?.kept ?? orphans).push([name, event]);
  }

  function attach(id: number, window: BrowserWindow): void {
    const { webContents } = window;
    const listening: Listening = { hear: undefined, kept: [] };
    windows.set(id, listening);
    const send: Send = (name, event) => webContents.send(eventChannel(name), event);
    webContents.on('dom-ready', () => {
      listening.hear = send;
      for (const [name, event] of [...states, ...listening.kept]) send(name, event);
      listening.kept = [];
      if (findCurrentId() !== id) return;
      for (const [name, event] of orphans) send(name, event);
      orphans = [];
    });
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) listening.hear = undefined;
    });
    window.on('closed', () => {
      windows.delete(id);
      orphans.push(...listening.kept);
    });
  }

  return {
    publish: (name, event) => {
      if (eventDelivery[name] === 'state') states.set(name, event);
      if (isForOneWindow(name)) return tell(windows.get(findCurrentId() ?? 0), name, event);
      for (const listening of windows.values()) tell(listening, name, event);
    },
    publishToOthers: (than, name, event) => {
      for (const [id, listening] of windows) if (id !== than) tell(listening, name, event);
    },
    attach
  };
}
