// Many mutations of several devices, of which the answers are often lost, and whose device often ends between the server's
// commit and its own: each has one effect, and a device's own are applied in their order.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import { syncRound, type SyncTransport } from '#shared/contract/sync/engine.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import { rowKey } from '#shared/domain/sync/row.ts';
import { err } from '#shared/kit/result.ts';
import { type Random, seededRandom } from '#shared/kit/random.ts';
import { seed } from '#tests/support/seed.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { createPostgresServer } from './postgres-server.ts';
import type { SyncServer } from './sync-server.ts';

const mutations = Number(process.env['SYNC_MUTATIONS'] ?? 3000);
const deviceCount = 4;
const madeAtOnce = 120;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await settleSyncGeneration(database.db);
});
afterAll(() => database.drop());

class Crash extends Error {}

type Device = { readonly store: MemoryStore; readonly name: string };

/** Of the answers that the server gave, a third never arrives; some devices end before they store one. */
const loseAnswers = (
  server: SyncServer,
  { name }: Device,
  random: Random,
  isFaulty: () => boolean
): SyncTransport => {
  const userId = server.userIds[0];
  return {
    push: async ({ deviceId, mutations: sent }) => {
      const answer = await server.push({ userId, deviceId }, sent, async () => undefined);
      if (isFaulty() && random() < 0.1) throw new Crash(name);
      return isFaulty() && random() < 0.3 ? err('retry') : answer;
    },
    pull: async ({ deviceId, scopes }) => {
      const answer = await server.pull({ userId, deviceId }, scopes);
      return isFaulty() && random() < 0.3 ? err('retry') : answer;
    }
  };
};

it('every mutation has one effect, in the order of its device', async () => {
  let time = 0;
  let ids = 0;
  const random = seededRandom(seed);
  const server = await createPostgresServer(database, () => (time += 1));
  const devices = Array.from({ length: deviceCount }, (_, index): Device => {
    const name = `device-${index}`;
    return { name, store: createMemoryStore(() => `${name}-${(ids += 1)}`) };
  });
  const make = ({ store }: Device, entity: string, rowId: string, change: Change) => {
    const basedOn = store.revisionOf({ entity, id: rowId });
    store.append({ id: `m${(ids += 1)}`, entity, rowId, change, basedOn, version: 1, madeAt: time });
  };
  let isFaulty = true;
  const sync = (device: Device) =>
    syncRound(
      device.store,
      loseAnswers(server, device, random, () => isFaulty),
      ['library']
    ).catch((reason: unknown) => {
      if (!(reason instanceof Crash)) throw reason;
    });

  for (const device of devices)
    make(device, 'templates', device.name, { kind: 'create', value: { made: 0 } });
  const perDevice = Math.floor(mutations / deviceCount);
  for (let made = 0; made < perDevice; made += madeAtOnce)
    for (const device of devices) {
      for (let number = made + 1; number <= Math.min(made + madeAtOnce, perDevice); number += 1)
        // An edit that comes out of order leaves another number behind.
        if (number % 2 === 0) make(device, 'templateUses', 'vlog', { kind: 'count', by: 1 });
        else
          make(device, 'templates', device.name, {
            kind: 'edit',
            edits: [{ path: ['made'], to: number }],
            settled: []
          });
      await sync(device);
    }
  isFaulty = false;
  for (let round = 0; round < 3; round += 1) {
    await server.catchUp();
    for (const device of devices) await sync(device);
  }

  const rows = await server.rowsOf(server.userIds[0]);
  const counted = Math.floor(perDevice / 2) * deviceCount;
  expect(rows.get(rowKey({ entity: 'templateUses', id: 'vlog' }))?.value['count']).toBe(counted);
  const last = perDevice % 2 === 1 ? perDevice : perDevice - 1;
  for (const { name, store } of devices) {
    expect(rows.get(rowKey({ entity: 'templates', id: name }))?.value['made']).toBe(last);
    expect(store.outbox()).toEqual([]);
  }
  const applied = server.applied().map(({ mutation }) => mutation.id);
  expect(new Set(applied).size).toBe(applied.length);
  for (const ofDevice of Map.groupBy(server.applied(), ({ deviceId }) => deviceId).values()) {
    const numbers = ofDevice.map(({ mutation }) => mutation.sequence);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
}, 1_800_000);
