// Keeps the stream of pokes open. The desktop's main process runs it, and in the browser the page that holds the lock.

/** The server's answer, whose text arrives in chunks that may be cut anywhere. */
type PokeStream = { readonly status: number; readonly chunks: AsyncIterable<string> };

/** `answer` rejects where there is none, and where it was closed. */
export type OpenedPokes = { readonly answer: Promise<PokeStream>; readonly close: () => void };

type Given = {
  readonly open: () => OpenedPokes;
  /** Something may have changed: also each time the stream is open again, since nobody heard what happened meanwhile. */
  readonly onPoke: () => void;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Does something later; the answer calls it off. */
  readonly later: (work: () => void, ms: number) => () => void;
};

const second = 1000;
const longestPauseMs = 300 * second;
/** The server sends something at least every half minute. */
const silenceMs = 75 * second;
/** Some proxies keep an answer back until it has ended. */
const openingMs = 20 * second;

type Following = { isOver: boolean; leave: () => void };

/** Until the answer is called, or until the session has ended. Where the stream cannot stay open, rounds come by the clock. */
export function followPokes(given: Given): () => void {
  const following: Following = { isOver: false, leave: nothing };
  void follow(given, following);
  return () => {
    following.isOver = true;
    following.leave();
  };
}

const nothing = (): void => undefined;

async function follow(given: Given, following: Following): Promise<void> {
  let failures = 0;
  while (!following.isOver) {
    const opened = given.open();
    following.leave = opened.close;
    const ended = await readOnce(opened, given);
    if (ended === 'refused' || following.isOver) return;
    failures = ended === 'lost' ? 1 : failures + 1;
    await pause(given, following, given.random() * Math.min(2 ** failures * second, longestPauseMs));
  }
}

const pause = ({ later }: Given, following: Following, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const callOff = later(resolve, ms);
    following.leave = () => {
      callOff();
      resolve();
    };
  });

/**
 * - `refused`: the session has ended, or the account may not.
 * - `lost`: it was open for a while.
 * - `failed`: it did not open, or ended at once.
 */
type Ended = 'refused' | 'lost' | 'failed';

async function readOnce({ answer, close }: OpenedPokes, { onPoke, later }: Given): Promise<Ended> {
  let callOff = later(close, openingMs);
  let isAlive = false;
  try {
    const { status, chunks } = await answer;
    if (status === 401 || status === 403) return 'refused';
    if (status !== 200) return 'failed';
    let before: string | undefined;
    for await (const chunk of chunks) {
      callOff();
      callOff = later(close, silenceMs);
      if (before === undefined) onPoke();
      else isAlive = true;
      const lines = `${before ?? ''}${chunk}`.split('\n');
      before = lines.pop() ?? '';
      if (lines.some((line) => line.startsWith('data:'))) onPoke();
    }
  } catch {
    // It ended, whatever ended it.
  } finally {
    callOff();
    close();
  }
  return isAlive ? 'lost' : 'failed';
}
