import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PokedDevice, Pokes } from '../../../context/pokes.ts';
import { openPokeStream } from './open-poke-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

/** A stream whose session holds for as long as `session.holds` is true. */
function open() {
  const session = { holds: true };
  let device: PokedDevice | undefined;
  const pokes: Pokes = {
    follow: (given) => {
      device = given;
      return () => (device = undefined);
    },
    close: async () => undefined
  };
  const stream = openPokeStream(pokes, {
    userId: 'usr_ann',
    deviceId: 'device-1',
    isAllowed: async () => session.holds
  });
  if (stream === undefined) throw new Error('There is a stream');
  return { session, reader: stream.getReader(), followed: () => device };
}

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('begins with a heartbeat, and goes on with one at least every half minute', async () => {
  const { reader } = open();
  for (let beats = 0; beats < 5; beats += 1) {
    const next = reader.read();
    await vi.advanceTimersByTimeAsync(minute / 2);
    expect(text((await next).value)).toBe(':\n\n');
  }
});

test('ends within two minutes of the session', async () => {
  const { session, reader, followed } = open();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(followed()).toBeDefined();
  session.holds = false;
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(followed()).toBeUndefined();
  let last = await reader.read();
  while (!last.done) last = await reader.read();
});

test('ends where nobody reads it, and keeps nothing of a device that left', async () => {
  const silent = open();
  for (let count = 0; count < 100; count += 1) silent.followed()?.poke('library');
  expect(silent.followed()).toBeUndefined();
  const left = open();
  await left.reader.cancel();
  expect(left.followed()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
