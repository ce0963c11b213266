// Regression tests: minimal histories in which the simulator broke an earlier version (decision 58), run against the server's
// own functions. Regressions of a single function are tested beside that function.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { syncRound, type SyncStore } from '#shared/contract/sync/engine.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import { rowKey } from '#shared/domain/sync/row.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { createPostgresServer } from './postgres-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await settleSyncGeneration(database.db);
});
afterAll(() => database.drop());

let ids = 0;

async function start() {
  const server = await createPostgresServer(database, Date.now);
  const [userId] = server.userIds;
  const transport = {
    push: ({ deviceId, mutations }) => server.push({ userId, deviceId }, mutations, async () => undefined),
    pull: ({ deviceId, scopes }) => server.pull({ userId, deviceId }, scopes)
  } satisfies Parameters<typeof syncRound>[1];
  const sync = (device: MemoryStore, changed: Partial<SyncStore> = {}) =>
    syncRound({ ...device, ...changed }, transport, ['library']);
  return { server, sync, createDevice: () => createMemoryStore(() => `device-${(ids += 1)}`) };
}

const make = (device: MemoryStore, row: { readonly entity: string; readonly id: string }, change: Change) =>
  device.append({
    id: `m${(ids += 1)}`,
    entity: row.entity,
    rowId: row.id,
    change,
    basedOn: device.revisionOf(row),
    version: 1,
    madeAt: 1
  });

const template = (id: string) => ({ entity: 'templates', id });
const uses = { entity: 'templateUses', id: 'vlog' };
const create: Change = { kind: 'create', value: { name: 'Rain' } };
const rename = (to: string): Change => ({
  kind: 'edit',
  edits: [{ path: ['name'], from: 'Rain', to }],
  settled: []
});

test('backed up, sent, restored and edited again: the edit is not taken for what was sent', async () => {
  const { server, sync, createDevice } = await start();
  const laptop = createDevice();
  make(laptop, template('t1'), create);
  const restore = laptop.backUp();
  await sync(laptop);
  restore();
  make(laptop, template('t1'), rename('Snow'));
  await sync(laptop);
  await server.catchUp();
  await sync(laptop);
  const rows = await server.rowsOf(server.userIds[0]);
  expect(rows.get(rowKey(template('t1')))?.value['name']).toBe('Snow');
  expect(laptop.outbox()).toEqual([]);
});

test('two devices count the same, and a page ends between the two: what one counted stays on its screen', async () => {
  const { server, sync, createDevice } = await start();
  const [laptop, desktop] = [createDevice(), createDevice()];
  for (const device of [laptop, desktop]) await sync(device);
  make(laptop, uses, { kind: 'count', by: 1 });
  const { deviceId } = await laptop.load();
  const { userIds } = server;
  await server.push({ userId: userIds[0], deviceId }, await laptop.takeBatch(50), async () => undefined);
  // More rows than fit in a page, then a count, which moves the counter's feed entry behind them.
  for (let number = 1; number <= 5; number += 1) make(desktop, template(`t${number}`), create);
  await sync(desktop);
  make(desktop, uses, { kind: 'count', by: 1 });
  await sync(desktop);
  await server.catchUp();

  const shown: unknown[] = [];
  await sync(laptop, {
    applyPage: async (page) => {
      await laptop.applyPage(page);
      shown.push(laptop.view().get(rowKey(uses))?.value['count']);
    }
  });
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown.slice(0, -1).map(() => 1), 2]);
});

test('read for the first time while an older transaction is open: a row that has just changed is there', async () => {
  const { server, sync, createDevice } = await start();
  const [laptop, desktop] = [createDevice(), createDevice()];
  make(laptop, template('t1'), create);
  await sync(laptop);
  const open = Promise.withResolvers<undefined>();
  const began = Promise.withResolvers<undefined>();
  const writing = server.write(server.userIds[0], 'a', false, async () => {
    began.resolve(undefined);
    await open.promise;
  });
  await began.promise;
  make(laptop, template('t1'), rename('Snow'));
  await sync(laptop);
  await sync(desktop);
  const seen = desktop.view().get(rowKey(template('t1')))?.value['name'];
  open.resolve(undefined);
  await writing;
  expect(seen).toBe('Snow');
});
