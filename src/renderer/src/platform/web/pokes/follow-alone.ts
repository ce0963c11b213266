import { followPokes, type OpenedPokes } from '#shared/contract/sync/follow-pokes.ts';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';

/** One page of a browser listens; the others hear of what it then syncs, as of any change by another page. */
const lockName = 'reelwright.pokes';

/** Waits for its turn, and listens until the signal aborts. */
export const followAlone = (deviceId: string, onPoke: () => void, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(
    lockName,
    { signal },
    () =>
      new Promise<void>((resolve) => {
        const stop = followPokes({ open: () => open(deviceId), onPoke, random: Math.random, later });
        signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
      })
  );

function open(deviceId: string): OpenedPokes {
  const leaving = new AbortController();
  const send = async () => {
    const { status, body } = await fetch(`${pokesPath}?${new URLSearchParams({ device: deviceId })}`, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: leaving.signal
    });
    return { status, chunks: readText(body) };
  };
  return { answer: send(), close: () => leaving.abort() };
}

/** Not every browser iterates over a stream. */
async function* readText(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
