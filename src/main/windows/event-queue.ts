import type { BrowserWindow } from 'electron';
import { eventChannel } from '#shared/contract/desktop-bridge.ts';
import { type Deliver, eventDelivery } from '#shared/contract/event-buffer.ts';
import type { PlatformEventName } from '#shared/contract/events.ts';

export type EventQueue = {
  readonly publish: Deliver;
  /** From now on events go to this window; what waited goes as soon as its page can hear. */
  readonly attach: (window: BrowserWindow) => void;
};

/** Events sent before the preload has loaded would be lost, so they are queued; states are sent to each new page. */
export function createEventQueue(): EventQueue {
  let hear: ((name: PlatformEventName, event: unknown) => void) | undefined;
  const states = new Map<PlatformEventName, unknown>();
  let kept: [PlatformEventName, unknown][] = [];

  return {
    publish: (name, event) => {
      if (eventDelivery[name] === 'state') states.set(name, event);
      if (hear !== undefined) hear(name, event);
      else if (eventDelivery[name] === 'kept') kept.push([name, event]);
    },
    attach: (window) => {
      const { webContents } = window;
      const send = (name: PlatformEventName, event: unknown): void =>
        webContents.send(eventChannel(name), event);
      webContents.on('dom-ready', () => {
        hear = send;
        for (const [name, event] of [...states, ...kept]) send(name, event);
        kept = [];
      });
      webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) hear = undefined;
      });
      window.on('closed', () => {
        hear = undefined;
      });
    }
  };
}
