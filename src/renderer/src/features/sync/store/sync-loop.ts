/**
 * - `more`: changes of this device wait to be sent, as those that were found while the library was read for the first time.
 * - `changed`: something was sent or arrived, so more may follow soon.
 * - `quiet`: there was nothing to do.
 * - `retry`: the server could not be reached.
 * - `stopped`: nothing to do until the next call of `poke`.
 */
export type RoundOutcome = 'more' | 'changed' | 'quiet' | 'retry' | 'stopped';

type Given = {
  readonly run: () => Promise<RoundOutcome>;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly now: () => number;
};

export type SyncLoop = {
  /** Runs a round after `delayMs` at the latest. */
  readonly poke: (delayMs?: number) => void;
  readonly stop: () => void;
};

const second = 1000;
const shortestPauseMs = 30 * second;
const longestPauseMs = 300 * second;
const longestRetryMs = 30 * second;
const mostRoundsAMinute = 30;
/** While the server cannot be reached. */
const mostTriesAMinute = 10;

/** Runs rounds one after the other: soon after something happened, then with growing pauses, and after a failure with jitter. */
export function createSyncLoop({ run, random, now }: Given): SyncLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let pauseMs = shortestPauseMs;
  let failures = 0;
  let isRunning = false;
  let isStopped = false;
  const startedAt: number[] = [];

  const schedule = (delayMs: number): void => {
    const most = failures === 0 ? mostRoundsAMinute : mostTriesAMinute;
    const at = Math.max(now() + delayMs, earliestStart(startedAt, now(), most));
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void begin(), at - now());
  };

  async function begin(): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY;
    if (isRunning) return schedule(second);
    isRunning = true;
    startedAt.push(now());
    const outcome = await run();
    isRunning = false;
    if (outcome === 'stopped') return;
    failures = outcome === 'retry' ? failures + 1 : 0;
    pauseMs = outcome === 'quiet' ? Math.min(pauseMs * 1.5, longestPauseMs) : shortestPauseMs;
    if (outcome === 'more') return schedule(0);
    schedule(outcome === 'retry' ? drawRetryMs(failures, random) : pauseMs);
  }

  return {
    poke: (delayMs = 0) => schedule(delayMs),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    }
  };
}

/** Full jitter: anywhere from one second up to a limit that doubles with each failure. */
const drawRetryMs = (failures: number, random: () => number): number => {
  const limit = Math.min(2 ** failures * second, longestRetryMs);
  return second + random() * Math.max(0, limit - second);
};

/** Whatever pokes the loop, the server is asked at most `most` times a minute. */
function earliestStart(startedAt: number[], at: number, most: number): number {
  while (startedAt[0] !== undefined && startedAt[0] <= at - 60 * second) startedAt.shift();
  const first = startedAt[startedAt.length - most];
  return first === undefined ? at : first + 60 * second;
}
