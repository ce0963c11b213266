import type pg from 'pg';
import { type ScopeName, scopeNames } from '#shared/domain/sync/entities.ts';
import type { PokedDevice, Pokes } from '../../../context/pokes.ts';
import { type Listening, listenToChannel } from '../../../db/listen-to-channel.ts';
import type { Log } from '../../../log/log.ts';
import { pokeChannel } from './poke-devices.ts';

/** Of one user; the one that was opened first ends where another one is opened. */
const mostStreams = 20;

const isScope = (name: string | undefined): name is ScopeName => scopeNames.some((scope) => scope === name);

/** Passes what the database notifies on to the devices of its user. The connection is opened for the first device. */
export function createPokes(createClient: () => pg.Client, log: Log): Pokes {
  const followed = new Map<string, Set<PokedDevice>>();
  let listening: Listening | undefined;
  let isClosed = false;

  const pokeUser = (payload: string): void => {
    const [userId = '', scope, writer] = payload.split(' ');
    if (!isScope(scope)) return;
    for (const { deviceId, poke } of followed.get(userId) ?? []) if (deviceId !== writer) poke(scope);
  };
  // Notifications sent while the connection was down are lost.
  const pokeAll = (): void => {
    for (const devices of followed.values())
      for (const { poke } of devices) for (const scope of scopeNames) poke(scope);
  };

  return {
    follow: (device) => {
      if (isClosed) return undefined;
      listening ??= listenToChannel({
        createClient,
        channel: pokeChannel,
        onMessage: pokeUser,
        onOpen: pokeAll,
        log
      });
      const devices = followed.get(device.userId) ?? new Set();
      followed.set(device.userId, devices.add(device));
      const [first] = devices;
      if (devices.size > mostStreams) first?.end();
      return () => {
        devices.delete(device);
        if (devices.size === 0 && followed.get(device.userId) === devices) followed.delete(device.userId);
      };
    },
    close: async () => {
      isClosed = true;
      for (const devices of followed.values()) for (const { end } of devices) end();
      await listening?.close();
    }
  };
}
