// Buffers events until the page listens: main sends at any time, the page subscribes after React has mounted.
import type { Listen, PlatformEventName, PlatformEvents } from './events.ts';

/**
 * `state`: each new listener receives the last one. `kept`: all wait for the first listener. `passing`: lost without a
 * listener.
 */
export const eventDelivery = {
  'device.changed': 'passing',
  'sync.poked': 'passing',
  'connection.changed': 'state',
  'file.opened': 'kept',
  'link.opened': 'kept',
  'prompt.pasted': 'kept',
  'updates.changed': 'state',
  'command.invoked': 'passing'
} as const satisfies Record<PlatformEventName, 'state' | 'kept' | 'passing'>;

export const eventNames = Object.keys(eventDelivery) as readonly PlatformEventName[];

export type Deliver = <Name extends PlatformEventName>(name: Name, event: PlatformEvents[Name]) => void;

type Listener = (event: unknown) => void;

export function createEventBuffer(): { readonly deliver: Deliver; readonly listen: Listen } {
  const listeners = new Map<PlatformEventName, Set<Listener>>(eventNames.map((name) => [name, new Set()]));
  const waiting = new Map<PlatformEventName, unknown[]>();
  return {
    deliver: (name, event) => {
      const hearers = listeners.get(name);
      const delivery = eventDelivery[name];
      if (delivery === 'state') waiting.set(name, [event]);
      if (delivery === 'kept' && hearers?.size === 0)
        waiting.set(name, [...(waiting.get(name) ?? []), event]);
      for (const hear of hearers ?? []) hear(event);
    },
    listen: (name, listener) => {
      const hear: Listener = (event) => listener(event as Parameters<typeof listener>[0]);
      listeners.get(name)?.add(hear);
      const missed = waiting.get(name) ?? [];
      if (eventDelivery[name] === 'kept') waiting.delete(name);
      for (const event of missed) hear(event);
      return () => void listeners.get(name)?.delete(hear);
    }
  };
}
