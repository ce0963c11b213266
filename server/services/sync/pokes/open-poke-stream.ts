import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { Pokes } from '../../../context/pokes.ts';

type Given = {
  readonly userId: string;
  readonly deviceId: string;
  /** True while the session is valid. */
  readonly isAllowed: () => Promise<boolean>;
};

/** Keeps proxies and the device from taking the stream for dead; the same time for all would have them all at once. */
const beatMs = { least: 20_000, spread: 10_000 };
const beatsUntilCheck = 3;

/** Messages that a client did not read; it will hear of the rest when it comes back. */
const mostUnread = 50;

const encoder = new TextEncoder();
const beat = encoder.encode(':\n\n');
const message = (scope: ScopeName): Uint8Array => encoder.encode(`data: ${scope}\n\n`);

/** Undefined once the server stops. The stream ends with the session, at the latest some beats after it. */
export function openPokeStream(
  pokes: Pokes,
  { userId, deviceId, isAllowed }: Given
): ReadableStream<Uint8Array> | undefined {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  const leave = (): void => {
    clearTimeout(timer);
    stop?.();
    stop = undefined;
  };
  const end = (): void => {
    if (stop === undefined) return;
    leave();
    controller?.close();
  };
  const send = (bytes: Uint8Array): void => {
    if (stop === undefined || controller === undefined) return;
    if ((controller.desiredSize ?? 0) < -mostUnread) return end();
    controller.enqueue(bytes);
  };
  const goOn = (beats: number): void => {
    timer = setTimeout(() => void keepAlive(beats), beatMs.least + Math.random() * beatMs.spread);
  };
  async function keepAlive(beats: number): Promise<void> {
    const isDue = beats % beatsUntilCheck === 0;
    // A database that does not answer ends no session.
    if (isDue && !(await isAllowed().catch(() => true))) return end();
    if (stop === undefined) return;
    send(beat);
    goOn(beats + 1);
  }

  stop = pokes.follow({ userId, deviceId, poke: (scope) => send(message(scope)), end });
  if (stop === undefined) return undefined;
  goOn(1);
  return new ReadableStream({
    start: (opened) => {
      controller = opened;
      // Pokes that were kept back until now arrive with it.
      opened.enqueue(beat);
    },
    cancel: leave
  });
}
