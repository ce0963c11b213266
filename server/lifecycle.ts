import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log/log.ts';

export type Lifecycle = {
  /** Adds a handler to run when the server stops, in reverse order. */
  readonly onStop: (what: string, close: () => Promise<void>) => void;
  readonly isStopping: () => boolean;
  /** Runs the stop handlers once, however often it is called. */
  readonly stop: () => Promise<void>;
};

/** A process manager kills after ten seconds; what is not done by then is left to the next start. */
const timeoutMs = 9000;

export function createLifecycle(log: Log): Lifecycle {
  const closers: { readonly what: string; readonly close: () => Promise<void> }[] = [];
  let stopping: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (const { what, close } of closers.toReversed()) {
      try {
        await close();
        log.debug({ what }, 'closed');
      } catch (error) {
        log.error({ what, error }, 'could not be closed');
      }
    }
  }

  return {
    onStop: (what, close) => void closers.push({ what, close }),
    isStopping: () => stopping !== undefined,
    stop: () => (stopping ??= closeAll())
  };
}

/** Stops the server at SIGTERM or SIGINT, and the process with it. */
export function stopOnSignals(lifecycle: Lifecycle, log: Log): void {
  const stop = (): void => {
    if (lifecycle.isStopping()) return;
    const overdue = setTimeout(() => {
      log.error({}, 'stopping took too long');
      process.exit(1);
    }, timeoutMs);
    void lifecycle.stop().then(() => clearTimeout(overdue));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Tries again every two seconds what the database may not be ready for yet, until it is done or the server stops. */
export async function retryUntilReady(
  what: string,
  work: () => Promise<void>,
  { isStopping, onStop }: Lifecycle,
  log: Log
): Promise<void> {
  const pause = new AbortController();
  onStop(what, () => Promise.resolve(pause.abort()));
  while (!isStopping()) {
    try {
      return await work();
    } catch (error) {
      log.error({ what, error }, 'failed, and is tried again');
      await wait(2000, undefined, { signal: pause.signal }).catch(() => undefined);
    }
  }
}
