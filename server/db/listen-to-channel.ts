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
export function listenToChannel({ createClient, channel, onMessage, onOpen, log }: Given): Listening {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isClosed = false;

  async function open(): Promise<void> {
    const opened = createClient();
    client = opened;
    let isLost = false;
    const lose = (error: unknown): void => {
      if (isLost || isClosed) return;
      isLost = true;
      log.warn({ channel, error }, 'the connection that listens was lost');
      opened.end().catch(() => undefined);
      timer = setTimeout(() => void open(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    opened.on('error', lose).on('end', () => lose('it ended'));
    opened.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      pauseMs = firstPauseMs;
      onOpen();
    } catch (error) {
      lose(error);
    }
  }

  void open();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    }
  };
}
