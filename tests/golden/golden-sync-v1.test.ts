// Version 1 of the protocol of sync and of what a device stores of it: an app of that version with this server, this app with a
// server of that version, and this app on a device that the other one left. See README.md beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { createCloudTransport } from '#shared/contract/sync/cloud-transport.ts';
import { createDeviceStore } from '#shared/contract/sync/device-store.ts';
import { syncRound } from '#shared/contract/sync/engine.ts';
import type { NumberedMutation } from '#shared/domain/sync/mutation.ts';
import type { StoredSync } from '#shared/domain/sync/stored-device.ts';
import { ok } from '#shared/kit/result.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

type Pages = OutputOf<CloudContract['sync.pull']>;
type Push = { readonly deviceId: string; readonly mutations: NumberedMutation[] };

const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'sync-v1', `${name}.json`), 'utf8');
const pushed: { readonly listingId: string; readonly request: Push; readonly answer: unknown } = JSON.parse(
  textOf('push')
);
const pulled: { readonly answer: Pages } = JSON.parse(textOf('pull'));
const schemas: Record<'push' | 'pushAnswer' | 'pull' | 'pullAnswer', z.core.JSONSchema.JSONSchema> =
  JSON.parse(textOf('schemas'));
/** The values that an app or a server of that version takes. */
const taken = (name: keyof typeof schemas, value: unknown) =>
  z.fromJSONSchema(schemas[name]).safeParse(value);

describe('an app of version 1 with this server', () => {
  let server: TestApp;
  let ann: SignedInUser;
  let listingId: string;
  beforeAll(async () => {
    server = await createTestApp();
    ann = await signUpAs(server);
    const seller = await seedSeller(server.database.db, 'golden-seller');
    listingId = (await seedListing(server.database.db, seller, buildPromptDraft())).id;
  });
  afterAll(() => server.stop());
  const withListing = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll(pushed.listingId, listingId)) as Value;

  async function pull(deviceId = pushed.request.deviceId): Promise<Pages> {
    await waitForFeed(server.database.pool);
    const pages: Pages = [];
    for (const name of ['library', 'buyer'] as const) {
      let page: Pages[number] | undefined;
      do {
        const scopes = [{ name, cursor: page?.cursor ?? null }];
        const { output }: { output: Pages } = await server.call(
          'sync.pull',
          { deviceId, scopes },
          ann.headers
        );
        expect(taken('pullAnswer', output).error).toBeUndefined();
        [page] = output;
        pages.push(...output);
      } while (page?.hasMore === true);
    }
    return pages;
  }

  test('is answered as it was then, once and again, and reads the same rows', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { output } = await server.call('sync.push', withListing(pushed.request), ann.headers);
      expect(output).toEqual(pushed.answer);
      expect(taken('pushAnswer', output).error).toBeUndefined();
    }
    const rows = (await pull()).flatMap((page) => page.rows);
    for (const row of withListing(pulled.answer).flatMap((page) => page.rows)) {
      const found = rows.find(({ entity, id }) => entity === row.entity && id === row.id);
      expect(found).toMatchObject({ revision: row.revision, writtenBy: row.writtenBy, isDeleted: false });
      expect(Object.keys(found?.value ?? {})).toEqual(expect.arrayContaining(Object.keys(row.value)));
    }
    expect(rows.some(({ entity }) => entity === 'profiles')).toBe(true);
  });

  test('keeps fields of a later one that it does not know, and takes nothing of it away', async () => {
    const make = (sequence: number, changed: Partial<NumberedMutation>): NumberedMutation => ({
      id: `later-${sequence}`,
      sequence,
      entity: 'templates',
      rowId: 'user-template-7',
      change: { kind: 'create', value: { name: 'Rain', lens: { focal: 35 } } },
      basedOn: null,
      version: 1,
      madeAt: 1,
      ...changed
    });
    const later = { deviceId: 'later-laptop', mutations: [make(1, {})] };
    await server.call('sync.push', later, ann.headers);
    const edits = [{ path: ['name'], from: 'Rain', to: 'Snow' }];
    const edit = make(1, { id: 'earlier', change: { kind: 'edit', edits, settled: [] }, basedOn: 1 });
    await server.call('sync.push', { deviceId: 'earlier-tablet', mutations: [edit] }, ann.headers);
    const rows = (await pull('later-laptop')).flatMap((page) => page.rows);
    expect(rows.find(({ id }) => id === 'user-template-7')).toMatchObject({
      value: { name: 'Snow', lens: { focal: 35 } }
    });
  });

  test('is a later one’s server too: what only that knows is set aside, and what is behind it goes on', async () => {
    const [first] = pushed.request.mutations;
    if (first === undefined) throw new Error('The file has no mutation');
    const own = { ...first, entity: 'templateFavorites', rowId: 'vlog', basedOn: null };
    const add = { kind: 'add', value: {} };
    const mutations = [
      { ...own, id: 'a', sequence: 1, change: add },
      { ...own, id: 'b', sequence: 2, change: { kind: 'fold', into: 3 } },
      { ...own, id: 'c', sequence: 3, change: add, version: 2 },
      { ...own, id: 'd', sequence: 4, change: add, entity: 'holograms' },
      { ...own, id: 'e', sequence: 5, change: add, rowId: 'news' }
    ];
    const { output } = await server.call('sync.push', { deviceId: 'future-phone', mutations }, ann.headers);
    const refusals = output.outcome === 'answered' ? output.answers.map(({ refusal }) => refusal) : [];
    expect(refusals).toEqual([null, ...Array<string>(3).fill('unknown_mutation'), null]);
  });
});

test('this app reads what a server of version 1 answers, and sets aside what that does not know', async () => {
  const { replica, outbox, templates } = createMemoryDevice();
  await getValue(replica.join({ userId: 'usr_golden', scopes: ['library', 'buyer'] }));
  const pages = [...pulled.answer];
  const requests: unknown[] = [];
  const refused = new Set(['reviews', 'reviewVotes', 'profiles']);
  const transport = createCloudTransport({
    push: async (request) => {
      requests.push(request);
      expect(taken('push', request).error).toBeUndefined();
      const answers = request.mutations.map(({ id, entity }) => ({
        id,
        refusal: refused.has(entity) ? 'unknown_mutation' : null
      }));
      return ok({ outcome: 'answered' as const, answers });
    },
    pull: async (request) => {
      expect(taken('pull', request).error).toBeUndefined();
      return ok(
        request.scopes.flatMap(({ name }) =>
          pages.splice(
            pages.findIndex((page) => page.scope === name),
            1
          )
        )
      );
    }
  });
  const store = { ...createDeviceStore({ replica, outbox }), renewDevice: async () => undefined };
  const scopes = ['library', 'buyer'] as const;
  const append = (id: string, entity: string, rowId: string) => {
    const change =
      entity === 'reviewVotes'
        ? { kind: 'add' as const, value: {} }
        : { kind: 'create' as const, value: { bio: '' } };
    return getValue(outbox.append({ id, entity, rowId, change, basedOn: null, version: 1, madeAt: 1 }));
  };
  // The file is of a device that had sent seven changes.
  const withSeven = {
    ...store,
    load: async () => ({ ...(await store.load()), lastSequence: 7 })
  };
  expect(await syncRound(withSeven, transport, scopes)).toEqual(ok(undefined));
  expect((await getValue(templates.list())).map(({ name }) => name)).toEqual(['Rain']);
  expect(await getValue(replica.listRows({ entity: 'wishlists' }))).toMatchObject([
    { value: { name: 'For the rain' } }
  ]);
  expect(await getValue(replica.listRows({ entity: 'reviews' }))).toEqual([]);

  for (const entity of refused) await append(`new-${entity}`, entity, 'lst_rain');
  await getValue(templates.save(buildUserTemplate(1, { name: 'Fog' })));
  const batch = await getValue(outbox.takeBatch({ limit: 50 }));
  const answer = await transport.push({ deviceId: 'golden-laptop', formerIds: [], mutations: batch });
  await getValue(outbox.saveAnswers({ answers: answer.ok ? [...answer.value] : [] }));
  expect((await getValue(outbox.list())).map(({ mutation, state }) => [mutation.entity, state])).toEqual([
    ['reviews', 'refused'],
    ['reviewVotes', 'refused'],
    ['profiles', 'refused']
  ]);
  // The mutations behind them are confirmed, and gone.
  expect(batch.at(-1)).toMatchObject({ entity: 'templates', change: { kind: 'edit' } });
  expect(requests).toHaveLength(1);
});

test('this app goes on from what an app of version 1 stored, and sends what that had not sent', async () => {
  const stored = JSON.parse(textOf('device')) as StoredSync;
  const folder = createTempFolder();
  const { storage } = createSqliteDevice({ folder, now: Date.now });
  storage.close();
  const database = new DatabaseSync(join(folder, 'reelwright.db'));
  database.prepare('INSERT INTO sync_devices VALUES (1, ?)').run(JSON.stringify(stored.device));
  for (const [position, item] of stored.outbox.entries())
    database.prepare('INSERT INTO sync_outbox VALUES (?, ?)').run(position, JSON.stringify(item));
  for (const { part, key, row } of stored.rows)
    database.prepare('INSERT INTO sync_rows VALUES (?, ?, ?)').run(part, key, JSON.stringify(row));
  database.close();
  const { device } = createSqliteDevice({ folder, now: Date.now });
  expect(await getValue(device.replica.load())).toMatchObject({
    userId: 'usr_golden',
    lastSequence: 7,
    scopes: [{ name: 'library', rows: 4 }, { name: 'buyer' }, { name: 'catalog' }]
  });
  expect(await getValue(device.outbox.list())).toEqual(stored.outbox);
  expect(await getValue(device.replica.listRows({ entity: 'wishlists' }))).toMatchObject([
    { value: { name: 'For the rain' } }
  ]);
  const batch = await getValue(device.outbox.takeBatch({ limit: 50 }));
  expect(batch.slice(0, 5).map(({ id }) => id)).toEqual(
    stored.outbox.filter(({ state }) => state === 'sent').map(({ mutation }) => mutation.id)
  );
  expect(batch.map(({ sequence }) => sequence)).toEqual(batch.map((_, index) => index + 3));
});
