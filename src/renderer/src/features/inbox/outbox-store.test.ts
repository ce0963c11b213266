import { describe, expect, test } from 'vitest';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import type { LocalStore } from '#renderer/lib/local-store.ts';
import { createOutboxStore, type Message } from './outbox-store.ts';

const hello: Message = {
  kind: 'contact',
  input: {
    message: { name: 'Ada', email: 'ada@example.com', topic: 'question', message: 'How do I begin?' },
    guard: { website: '', openSeconds: 20 }
  }
};
const about = (text: string): Message => ({
  ...hello,
  input: { ...hello.input, message: { ...hello.input.message, message: text } }
});

function createLocalStore(): LocalStore {
  const kept = new Map<string, string>();
  return {
    readText: (name) => kept.get(name) ?? null,
    read(name, isUsable, fallback) {
      const value: unknown = JSON.parse(kept.get(name) ?? 'null');
      return isUsable(value) ? value : fallback;
    },
    remember: (name, value) => void kept.set(name, JSON.stringify(value))
  };
}

function createHarness(memory = createLocalStore()) {
  const arrived: string[] = [];
  const notified: string[] = [];
  const server: { failure: ErrorCode | null; losesReplies: boolean } = { failure: null, losesReplies: false };
  const keys = new Set<string>();
  const take = async (text: string, key = '') => {
    if (server.failure !== null) return err(contractError(server.failure));
    if (!keys.has(key)) arrived.push(text);
    keys.add(key);
    return server.losesReplies ? err(contractError('unreachable')) : ok({ id: `msg_${arrived.length}` });
  };
  let clock = 1000;
  const store = createOutboxStore({
    cloud: {
      contact: { send: ({ message, key }) => take(message.message, key) },
      showcase: {
        submit: ({ entry, key }) => take(entry.title, key),
        list: async () => err(contractError('unreachable')),
        listPending: async () => err(contractError('unreachable')),
        decide: async () => err(contractError('unreachable'))
      }
    },
    memory,
    oneAtATime: (work) => work(),
    createId: () => crypto.randomUUID(),
    now: () => (clock += 1),
    onSent: (message) => notified.push(message.id)
  });
  return { store, arrived, keys, notified, server, memory };
}

describe('what waits for a connection', () => {
  test('goes at once where the server answers', async () => {
    const { store, arrived } = createHarness();
    expect(await store.getState().send(hello)).toEqual({ status: 'sent' });
    expect(arrived).toEqual(['How do I begin?']);
    expect(store.getState().waiting).toEqual([]);
  });

  test('stays on the device through a restart, and goes in order once the server answers', async () => {
    const before = createHarness();
    before.server.failure = 'unreachable';
    await before.store.getState().send(about('First of all'));
    expect(await before.store.getState().send(about('And then'))).toEqual({ status: 'waiting' });

    const after = createHarness(before.memory);
    expect(after.store.getState().waiting).toHaveLength(2);
    await after.store.getState().sendAll();
    expect(after.arrived).toEqual(['First of all', 'And then']);
    expect(after.store.getState().waiting).toEqual([]);
    expect(after.notified).toHaveLength(2);
  });

  test('arrives once, however many of its answers are lost, also through a restart', async () => {
    const before = createHarness();
    before.server.losesReplies = true;
    expect(await before.store.getState().send(hello)).toEqual({ status: 'waiting' });
    await before.store.getState().sendAll();

    const after = createHarness(before.memory);
    for (const key of before.keys) after.keys.add(key);
    await after.store.getState().sendAll();
    expect([...before.arrived, ...after.arrived]).toEqual(['How do I begin?']);
    expect(after.store.getState().waiting).toEqual([]);
    await after.store.getState().send(hello);
    expect(after.arrived).toEqual(['How do I begin?']);
  });

  test('waits on while its first try is still being worked on', async () => {
    const { store, server, arrived } = createHarness();
    server.failure = 'unreachable';
    await store.getState().send(hello);
    server.failure = 'conflict';
    await store.getState().sendAll();
    expect(store.getState().waiting).toMatchObject([{ refusal: null }]);
    server.failure = null;
    await store.getState().sendAll();
    expect(arrived).toEqual(['How do I begin?']);
  });

  test('keeps nothing that the server refused at once, and tells why', async () => {
    const { store, server } = createHarness();
    server.failure = 'invalid_input';
    expect(await store.getState().send(hello)).toMatchObject({ status: 'refused' });
    expect(store.getState().waiting).toEqual([]);
  });

  test('keeps what the server refused later, with its reason', async () => {
    const { store, server } = createHarness();
    server.failure = 'unreachable';
    await store.getState().send(hello);
    server.failure = 'forbidden';
    await store.getState().sendAll();
    expect(store.getState().waiting).toMatchObject([{ refusal: 'forbidden' }]);
  });

  test('stops at the first that does not get through, and takes back a discarded one', async () => {
    const { store, server, arrived } = createHarness();
    server.failure = 'unreachable';
    await store.getState().send(about('First of all'));
    await store.getState().send(about('And then'));
    await store.getState().sendAll();
    expect(store.getState().waiting).toHaveLength(2);
    const [first] = store.getState().waiting;
    if (first === undefined) throw new Error('Nothing waits');
    store.getState().discard(first.id);
    expect(store.getState().waiting).toHaveLength(1);
    store.getState().restore(first);
    server.failure = null;
    await store.getState().sendAll();
    expect(arrived).toEqual(['First of all', 'And then']);
  });
});
