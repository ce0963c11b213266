import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log/log.ts';

export type Listening = { readonly close: () => Promise<void> };

type Given = {
  readonly createClient: () => pg.Client;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Each time the connection is there: what was notified before is lost. */
  readonly onOpen: () => void;
  readonly log: Log;
};

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Listens on a connection of its own, and opens another one where that is lost, after pauses that grow. */
export function listenToChannel(given: Given): Listening {
  const { log, channel } = given;
  const leaving = new AbortController();
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!leaving.signal.aborted) {
      client = given.createClient();
      try {
        await holdOpen(client, given, () => (pauseMs = firstPauseMs));
      } catch (error) {
        if (!leaving.signal.aborted) log.warn({ channel, error }, 'the connection that listens was lost');
      }
      await client.end().catch(() => undefined);
      await wait(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  const listening = listen();
  return {
    close: async () => {
      leaving.abort();
      await client?.end().catch(() => undefined);
      await listening;
    }
  };
}

/** Until the connection ends, which rejects. */
async function holdOpen(
  client: pg.Client,
  { channel, onMessage, onOpen }: Given,
  onAnswer: () => void
): Promise<void> {
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject).on('end', () => reject(new Error('The connection has ended')));
  });
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  const listen = async () => {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onAnswer();
    onOpen();
  };
  await Promise.race([lost, listen()]);
  await lost;
}
