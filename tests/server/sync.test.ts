import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeOldSyncRecords } from '#server/services/sync/remove-old-sync-records.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { CloudName } from '#shared/contract/cloud/cloud-routes.ts';
import { contractError, type ErrorCode } from '#shared/contract/errors.ts';
import { createCloudTransport } from '#shared/contract/sync/cloud-transport.ts';
import { createDeviceStore } from '#shared/contract/sync/device-store.ts';
import { syncRound } from '#shared/contract/sync/engine.ts';
import { parseUserAgent } from '#shared/domain/people/parse-user-agent.ts';
import type { Change, NumberedMutation } from '#shared/domain/sync/mutation.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import { err, ok } from '#shared/kit/result.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { type Answer, createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: TestApp;
let ann: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ann = await signUpAs(server);
});

let ids = 0;
const mutate = (sequence: number, rowId: string, change: Change): NumberedMutation => ({
  id: `m${(ids += 1)}`,
  sequence,
  entity: 'templates',
  rowId,
  change,
  basedOn: null,
  version: 1,
  madeAt: 1
});
const create = (sequence: number, rowId: string, name = 'Rain'): NumberedMutation =>
  mutate(sequence, rowId, { kind: 'create', value: { name } });

const push = (who: SignedInUser, mutations: NumberedMutation[], deviceId = 'device-1') =>
  server.call('sync.push', { deviceId, mutations }, who.headers);

async function pull(
  who: SignedInUser,
  cursor: string | null = null,
  deviceId = 'device-1'
): Promise<FeedPage> {
  await waitForFeed(server.database.pool);
  const { output } = await server.call(
    'sync.pull',
    { deviceId, scopes: [{ name: 'library', cursor }] },
    who.headers
  );
  const [page] = output;
  if (page === undefined) throw new Error('There is no page');
  return page;
}

const toResult = <Name extends CloudName>({ status, output, problem }: Answer<Name>) =>
  status === 200 ? ok(output) : err(contractError(problem.code as ErrorCode));

/** The rows of the whole scope, and the cursor after them. */
async function pullAll(who: SignedInUser, deviceId = 'device-1') {
  const first = await pull(who, null, deviceId);
  const second = await pull(who, first.cursor, deviceId);
  return { names: first.rows.map(({ value }) => value['name']), cursor: second.cursor };
}

describe('a push', () => {
  test('has one effect and one answer, however often it is sent', async () => {
    const mutations = [create(1, 't1'), mutate(2, 't1', { kind: 'delete' }), create(3, 't2', 'Fog')];
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push((await push(ann, mutations)).output);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await pullAll(ann)).names).toEqual(['Fog']);
  });

  test('of a device whose numbers do not follow is not applied', async () => {
    await push(ann, [create(1, 't1')]);
    expect((await push(ann, [create(3, 't3')])).output).toEqual({ outcome: 'unknown_device' });
    expect((await push(ann, [create(1, 't1', 'Fog')])).output).toEqual({ outcome: 'unknown_device' });
    expect((await push(ann, [create(2, 't2'), create(2, 't3')])).output).toEqual({
      outcome: 'unknown_device'
    });
    expect((await pullAll(ann)).names).toEqual(['Rain']);
  });

  test('refuses what can never be applied, and applies what is behind it', async () => {
    const mutations = [
      { ...create(1, 'o1'), entity: 'orders' },
      { ...create(2, 'd1'), entity: 'listings' },
      mutate(3, 'none', { kind: 'edit', edits: [{ path: ['name'], to: 'X' }], settled: [] }),
      create(4, 't1', 'x'.repeat(200_000)),
      create(5, 't2', 'Fog\u0000\ud83d')
    ];
    const { output } = await push(ann, mutations);
    expect(output).toMatchObject({
      answers: [
        { refusal: 'unknown_mutation' },
        { refusal: 'unknown_mutation' },
        { refusal: 'gone' },
        { refusal: 'too_large' },
        { refusal: null }
      ]
    });
    expect((await pullAll(ann)).names).toEqual(['Fog\u0000\ud83d']);
  });

  test('and a pull are the person’s own', async () => {
    const ben = await signUpAs(server);
    await push(ann, [create(1, 't1')]);
    await push(ben, [create(1, 't1', 'Fog')]);
    expect((await pullAll(ann)).names).toEqual(['Rain']);
    expect((await pullAll(ben)).names).toEqual(['Fog']);
    const foreign = (await pullAll(ann)).cursor;
    expect(await pull(ben, foreign)).toMatchObject({ startsAnew: true, rows: [{ value: { name: 'Fog' } }] });
  });
});

describe('a pull', () => {
  test('reads on where the last one ended, and begins anew where the cursor does not hold', async () => {
    await push(ann, [create(1, 't1')]);
    const { cursor } = await pullAll(ann);
    expect(await pull(ann, cursor)).toMatchObject({ rows: [], startsAnew: false, acknowledged: 1 });
    await push(ann, [mutate(2, 't1', { kind: 'delete' })]);
    expect(await pull(ann, cursor)).toMatchObject({ rows: [{ id: 't1', isDeleted: true }], acknowledged: 2 });
    for (const broken of ['', 'nonsense', Buffer.from('[{}]').toString('base64url')])
      expect(await pull(ann, broken)).toMatchObject({ rows: [], startsAnew: true });
    const [position] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const aged = { ...position, readAt: Date.now() - 171 * dayMs };
    const old = Buffer.from(JSON.stringify([aged])).toString('base64url');
    expect(await pull(ann, old)).toMatchObject({ rows: [], startsAnew: true });
  });

  test('answers pages of at most 256 kB', async () => {
    const mutations = Array.from({ length: 8 }, (_, index) =>
      create(index + 1, `t${index}`, 'x'.repeat(60_000))
    );
    await push(ann, mutations);
    const sizes: number[] = [];
    const seen: string[] = [];
    for (let page = await pull(ann); ; page = await pull(ann, page.cursor)) {
      sizes.push(JSON.stringify(page.rows).length);
      seen.push(...page.rows.map(({ id }) => id));
      if (!page.hasMore) break;
    }
    expect(Math.max(...sizes)).toBeLessThan(256_100);
    expect(new Set(seen)).toEqual(new Set(mutations.map(({ rowId }) => rowId)));
  });

  test('after half a year finds no tombstones, and neither answers nor devices are kept', async () => {
    await push(ann, [create(1, 't1'), create(2, 't2', 'Fog'), mutate(3, 't1', { kind: 'delete' })]);
    await removeOldSyncRecords.run({ ...server.context, now: () => Date.now() + 181 * dayMs }, {});
    const count = async (table: string) =>
      (await server.database.pool.query(`select from ${table} where user_id = $1`, [ann.id])).rowCount;
    const feed = `(select * from sync_feed where scope = 'library') feed`;
    expect([await count('synced_rows'), await count(feed)]).toEqual([1, 1]);
    expect([await count('sync_mutations'), await count('sync_devices')]).toEqual([0, 0]);
    expect((await pullAll(ann)).names).toEqual(['Fog']);
  });

  test('lists the devices that sync', async () => {
    await pullAll(ann);
    await push(ann, [create(1, 't1')], 'device-2');
    const { output } = await server.call('syncDevices.list', undefined, ann.headers);
    expect(output.map(({ deviceId }) => deviceId).toSorted()).toEqual(['device-1', 'device-2']);
    expect(output[0]?.name).toBe(parseUserAgent(''));
  });
});

test('a server whose database was restored from a backup has every device begin anew', async () => {
  const { settleSyncGeneration } = await import('#server/db/sync-generation.ts');
  await push(ann, [create(1, 't1')]);
  const { cursor } = await pullAll(ann);
  await server.database.pool.query(`update sync_generation set generation = 'of another database'`);
  await server.database.pool.query(`update sync_feed set changed_in = '9000000000000'`);
  await settleSyncGeneration(server.database.db);
  // The cursor is one of this database, as that of a device that never met the other one.
  await server.database.pool.query(`update sync_generation set generation = 'restored'`);
  const page = await pull(ann, cursor);
  expect(page).toMatchObject({ startsAnew: true, rows: [{ id: 't1' }] });
  await push(ann, [create(2, 't2', 'Fog')]);
  const next = await pull(ann, page.cursor);
  expect(next.rows.map(({ id }) => id)).toEqual(['t2']);
  expect(next).toMatchObject({ acknowledged: 2, hasMore: false });
});

describe('deleting the library from the server', () => {
  const remove = () => server.call('syncedLibrary.remove', undefined, ann.headers);
  const codeOf = async (call: Promise<{ problem: { code: string } }>) => (await call).problem.code;
  const refusedPull = (deviceId: string) =>
    server.call('sync.pull', { deviceId, scopes: [{ name: 'library', cursor: null }] }, ann.headers);

  test('leaves nothing of it, and of nobody else’s anything', async () => {
    const ben = await signUpAs(server);
    await push(ann, [create(1, 't1'), create(2, 't2'), mutate(3, 't2', { kind: 'delete' })]);
    await push(ben, [create(1, 't1', 'Fog')]);
    expect((await remove()).status).toBe(204);
    const { rows } = await server.database.pool.query(
      `select (select count(*)::int from synced_rows where user_id = $1) as rows,
        (select count(*)::int from sync_feed where user_id = $1 and scope = 'library') as entries`,
      [ann.id]
    );
    expect(rows).toEqual([{ rows: 0, entries: 0 }]);
    expect((await pullAll(ben)).names).toEqual(['Fog']);
  });

  test('is told to every device that has synced it, also one that is back after half a year', async () => {
    await push(ann, [create(1, 't1')]);
    await pullAll(ann, 'device-2');
    await remove();
    await removeOldSyncRecords.run({ ...server.context, now: () => Date.now() + 181 * dayMs }, {});
    for (const deviceId of ['device-1', 'device-2']) {
      expect(await codeOf(refusedPull(deviceId))).toBe('library_removed');
      expect(await codeOf(push(ann, [create(2, 't9')], deviceId))).toBe('library_removed');
    }
    expect(await pull(ann, null, 'device-3')).toMatchObject({ rows: [], startsAnew: true });
    await push(ann, [create(1, 't3', 'Anew')], 'device-3');
    expect((await pullAll(ann, 'device-3')).names).toEqual(['Anew']);
  });

  test('is told to a device that was repaired from a time before it, until its user turns sync on again', async () => {
    const { device } = createMemoryPlatform();
    const { replica, storage, templates } = device;
    const round = async () => {
      await waitForFeed(server.database.pool);
      return syncRound(createDeviceStore(device), createCloudTransport(sync), ['library']);
    };
    const sync: Cloud['sync'] = {
      push: async (input) => toResult(await server.call('sync.push', input, ann.headers)),
      pull: async (input) => toResult(await server.call('sync.pull', input, ann.headers))
    };
    await getValue(replica.join({ userId: ann.id, scopes: ['library'] }));
    await getValue(templates.save(buildUserTemplate(1, { name: 'Rain' })));
    await round();
    await round();
    const backup = await getValue(storage.export());
    expect((await pullAll(ann, 'device-2')).names).toEqual(['Rain']);
    await remove();
    for (const repair of ['once', 'twice']) {
      await getValue(storage.replace(backup));
      expect([repair, await round()]).toEqual([repair, err('library_removed')]);
    }
    expect((await pullAll(ann, 'device-3')).names).toEqual([]);

    await getValue(replica.join({ userId: ann.id, scopes: ['buyer'] }));
    await getValue(replica.renewDevice());
    await getValue(replica.join({ userId: ann.id, scopes: ['library', 'buyer'] }));
    await round();
    expect(await round()).toEqual(ok(undefined));
    expect((await pullAll(ann, 'device-3')).names).toEqual(['Rain']);
  });
});
