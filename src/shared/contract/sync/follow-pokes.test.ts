import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPokes, type OpenedPokes } from './follow-pokes.ts';

let stop: (() => void) | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

type Stream = Awaited<OpenedPokes['answer']>;
type Answer = (signal: AbortSignal) => Promise<Stream>;

/** Each time it is opened the next of these answers it; the last one again and again. */
function follow(answers: readonly Answer[], random = () => 1) {
  const openedAt: number[] = [];
  let pokes = 0;
  const begunAt = Date.now();
  stop = followPokes({
    open: () => {
      openedAt.push(Math.round((Date.now() - begunAt) / 1000));
      const answer = answers[Math.min(openedAt.length, answers.length) - 1];
      const leaving = new AbortController();
      if (answer === undefined) throw new Error('There is an answer');
      return { answer: answer(leaving.signal), close: () => leaving.abort() };
    },
    onPoke: () => (pokes += 1),
    random,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    }
  });
  return { openedAt, pokes: () => pokes };
}

/** Ends after these chunks, or stays open where `isOpen`. */
const answering =
  (chunks: readonly string[], { status = 200, isOpen = false } = {}) =>
  async (signal: AbortSignal): Promise<Stream> => ({
    status,
    chunks: (async function* read() {
      yield* chunks;
      if (isOpen)
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    })()
  });

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('the stream of pokes', () => {
  test('is a poke when it opens, and for each message, wherever it is cut', async () => {
    const text = ':\n\ndata: library\n\n:\n\ndata: buyer\n\n';
    for (let cut = 1; cut < text.length; cut += 1) {
      const { pokes } = follow([answering([text.slice(0, cut), text.slice(cut)], { isOpen: true })]);
      await pass(1);
      expect(pokes()).toBeGreaterThanOrEqual(2);
      stop?.();
    }
    const { pokes } = follow([answering([':\n\n', 'data: lib', 'rary\n\n', ':\n\n'], { isOpen: true })]);
    await pass(1);
    expect(pokes()).toBe(2);
  });

  test('is opened again after pauses that grow, and soon where it was open for a while', async () => {
    const lost = answering([':\n\n', ':\n\n']);
    const refusing = answering([], { status: 503 });
    const { openedAt } = follow([lost, refusing, refusing, refusing, lost, refusing]);
    await pass(40);
    expect(openedAt).toEqual([0, 2, 6, 14, 30, 32, 36]);
    expect(follow([refusing], () => 0.5).openedAt).toHaveLength(1);
  });

  test('is given up where nothing comes', async () => {
    const never = () => new Promise<Stream>(() => undefined);
    const dead = (signal: AbortSignal) =>
      Promise.race([
        never(),
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      ]);
    const { openedAt } = follow([dead, answering([':\n\n'], { isOpen: true })]);
    await pass(30);
    expect(openedAt).toEqual([0, 22]);
    await pass(80);
    expect(openedAt).toHaveLength(3);
  });

  test('ends with the session, and with whoever follows it', async () => {
    const refused = follow([answering([], { status: 401 })]);
    await pass(600);
    expect(refused.openedAt).toEqual([0]);
    const left = follow([answering([], { status: 503 })]);
    await pass(1);
    stop?.();
    await pass(600);
    expect(left.openedAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
