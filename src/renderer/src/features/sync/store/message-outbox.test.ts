import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import type { LocalStore } from '#renderer/lib/local-store.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { getValue } from '#tests/support/results.ts';
import { importOldMessages } from './import-old-messages.ts';
import { createMessageOutbox } from './message-outbox.ts';
import { createSyncStore } from './sync-store.ts';

const guard = { website: '', openSeconds: 20 };
const contact = (message: string) => ({
  entity: 'contactMessages' as const,
  value: { message: { name: 'Ada', email: 'ada@example.com', topic: 'question', message }, guard }
});

/** A device of a visitor, and a server that counts what arrives under a new key. */
function openApp(device = createMemoryDevice(), accountId: string | null = null) {
  const server: { failure: ErrorCode | null; losesAnswers: boolean } = { failure: null, losesAnswers: false };
  const [arrived, notified]: [string[], string[]] = [[], []];
  const [keys, writers] = [new Set<string>(), new Array<string | undefined>()];
  const take = async (text: string, key = '', writer?: string) => {
    writers.push(writer);
    if (server.failure !== null) return err(contractError(server.failure));
    if (!keys.has(key)) arrived.push(text);
    keys.add(key);
    return server.losesAnswers ? err(contractError('unreachable')) : ok({ id: key });
  };
  const { cloud: all, ...platform } = createMemoryPlatform();
  const cloud: Cloud = {
    ...all,
    contact: { send: ({ message, key, writer }) => take(message.message, key, writer) },
    showcase: { ...all.showcase, submit: ({ entry, key }) => take(entry.title, key) }
  };
  const store = createSyncStore({
    device,
    cloud,
    now: () => 1,
    createId: () => 'id',
    poke: () => undefined,
    onLibraryChanged: () => undefined
  });
  const status = createStore(() => ({ isOnline: true, hasServer: true }));
  const { send, write } = createMessageOutbox({
    platform: { ...platform, device, cloud },
    status,
    notify: ({ title }) => void notified.push(title),
    now: () => 1,
    store,
    readAccountId: () => accountId
  });
  const list = async () =>
    (await getValue(device.outbox.list())).map(({ state, refusal }) => [state, refusal].join(' ').trim());
  return { device, server, arrived, notified, keys, writers, status, send, write, list };
}

test('a message goes at once where the server answers, and leaves nothing behind', async () => {
  const { write, arrived, list, notified } = openApp();
  expect(await write(contact('How do I begin?'))).toEqual(ok('sent'));
  expect([arrived, await list(), notified]).toEqual([['How do I begin?'], [], []]);
});

test('messages written offline stay through a restart, and go in order, each once', async () => {
  const before = openApp();
  before.status.setState({ isOnline: false });
  expect(await before.write(contact('First of all'))).toEqual(ok('waiting'));
  before.status.setState({ isOnline: true });
  before.server.losesAnswers = true;
  expect(await before.write(contact('And then this'))).toEqual(ok('waiting'));
  expect(before.arrived).toEqual(['First of all']);

  const after = openApp(before.device);
  for (const key of before.keys) after.keys.add(key);
  expect((await after.send()).sent).toHaveLength(2);
  expect([...before.arrived, ...after.arrived]).toEqual(['First of all', 'And then this']);
  expect([await after.list(), after.notified.length]).toEqual([[], 1]);
});

test('a message is sent as its writer, and one from an earlier app as a visitor', async () => {
  const visitor = openApp();
  visitor.status.setState({ isOnline: false });
  await visitor.write(contact('Written by a visitor'));
  const ann = openApp(visitor.device, 'usr_ann');
  ann.status.setState({ isOnline: false });
  await ann.write(contact('Written by Ann'));
  const { value } = contact('Written before that was stored');
  const change = { kind: 'create' as const, value };
  const old = { id: 'old', entity: 'contactMessages', rowId: 'old', change, basedOn: null };
  await getValue(ann.device.outbox.append({ ...old, version: 1, madeAt: 1 }));

  const ben = openApp(visitor.device, 'usr_ben');
  await ben.write(contact('Written by Ben'));
  expect(ben.writers).toEqual(['visitor', 'usr_ann', 'visitor', 'usr_ben']);
  // Messages of other users are sent without notifying this one.
  expect(ben.notified).toEqual([]);
});

test('a message that is sent later is announced to its writer', async () => {
  const offline = openApp(createMemoryDevice(), 'usr_ann');
  offline.status.setState({ isOnline: false });
  await offline.write(contact('Written by Ann'));
  const ann = openApp(offline.device, 'usr_ann');
  await ann.send();
  expect(ann.notified).toHaveLength(1);
});

test('what the server refuses at once is not kept; what it refuses later is, with the reason', async () => {
  const { server, write, send, list, status } = openApp();
  server.failure = 'forbidden';
  expect(await write(contact('How do I begin?'))).toMatchObject({ error: { code: 'forbidden' } });
  expect(await list()).toEqual([]);
  status.setState({ isOnline: false });
  await write(contact('How do I begin?'));
  await write({ entity: 'showcaseProposals', value: { entry: 'of an app that wrote something else' } });
  await send();
  expect(await list()).toEqual(['refused forbidden', 'refused invalid_input']);
});

test('messages of an app before sync come into the outbox, and stay where they were until all have', async () => {
  const { device } = openApp();
  const kept = new Map<string, unknown>();
  const local: LocalStore = {
    readText: () => null,
    read: (name, isUsable, fallback) => {
      const value = kept.get(name);
      return isUsable(value) ? value : fallback;
    },
    remember: (name, value) => void kept.set(name, value)
  };
  const { value: input } = contact('Written long ago');
  const old = [
    { kind: 'contact', id: 'key-1', queuedAt: 7, input, refusal: null },
    {
      kind: 'showcase',
      id: 'key-2',
      queuedAt: 8,
      input: { entry: {}, guard },
      refusal: 'forbidden'
    }
  ];
  kept.set('outbox', old);
  const full = { append: async () => err(contractError('disk_full')) };
  await importOldMessages(local, full);
  expect(kept.get('outbox')).toBe(old);
  await importOldMessages(local, device.outbox);
  expect(kept.get('outbox')).toBeNull();
  expect(await getValue(device.outbox.list())).toMatchObject([
    {
      state: 'waiting',
      mutation: { id: 'key-1', entity: 'contactMessages', madeAt: 7, change: { value: input } }
    },
    { state: 'waiting', mutation: { id: 'key-2', entity: 'showcaseProposals' } }
  ]);
});
