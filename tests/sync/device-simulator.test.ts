// The engine over whole devices: the user acts through the commands of the features, also while a round is on its way.
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLocalDevice } from '#renderer/platform/local-device.ts';
import { createIndexedDbDevice } from '#renderer/platform/web/indexeddb-device.ts';
import type { Device } from '#shared/contract/device.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { createDeviceStore } from '#shared/contract/sync/device-store.ts';
import {
  type SyncFailure,
  syncRound,
  type SyncStore,
  type SyncTransport
} from '#shared/contract/sync/engine.ts';
import type { SyncTools } from '#shared/domain/sync/library.ts';
import { type ScopeName, scopeOf } from '#shared/domain/sync/entities.ts';
import { joinDevice } from '#shared/domain/sync/joined-device.ts';
import { emptyLibrary, type LocalLibrary } from '#shared/domain/sync/library-rows.ts';
import { viewLibrary } from '#shared/domain/sync/library-view.ts';
import { rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import { err, type Result } from '#shared/kit/result.ts';
import { type Random, pickOne, seededRandom } from '#shared/kit/random.ts';
import { stableStringify } from '#shared/kit/stable-stringify.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { seed } from '#tests/support/seed.ts';
import { type Account, actOnDevice, type DeviceUser, syncedScopes } from './device-operations.ts';
import { createSimulatedServer } from './simulated-server.ts';
import type { SyncServer } from './sync-server.ts';

const runs = Number(process.env['SYNC_DEVICE_RUNS'] ?? 60);
const operations = 60;

class Crash extends Error {}

type Between = () => Promise<void>;

type Options = {
  readonly seed: number;
  readonly resets: boolean;
  readonly createDevice?: (tools: SyncTools) => Device;
  readonly wrapStore?: (store: SyncStore) => SyncStore;
};

async function simulate({ seed: runSeed, resets, createDevice = inMemory, wrapStore }: Options) {
  const random = seededRandom(runSeed);
  let time = 0;
  const server = createSimulatedServer(() => (time += 1));
  const users = await startDevices(random, createDevice, () => time);
  const round = async (user: DeviceUser, between: Between | null): Promise<void> => {
    const store = createDeviceStore(user.device);
    const transport = connect(user, server, between);
    await syncRound(wrapStore?.(store) ?? store, transport, [...syncedScopes]).catch((reason: unknown) => {
      // A round also ends where its user leaves and joins again in the middle of it.
      const isLeft = reason instanceof ContractFailure && reason.code === 'conflict';
      if (!isLeft && !(reason instanceof Crash)) throw reason;
    });
  };
  // The count before the first read is compared with the server's number, and not added to it.
  if (!resets) for (const user of users) await round(user, null);
  for (let done = 0; done < operations; done += 1) {
    time += 1;
    const user = pickOne(random, users);
    if (random() < 0.3)
      await round(user, async () => {
        if (random() < 0.3) await actOnDevice(pickOne(random, users), resets);
        if (random() < 0.06) throw new Crash();
      });
    else await actOnDevice(user, resets);
    if (random() < 0.02) await server.renewCursors();
  }
  for (let healing = 0; healing < 4; healing += 1) for (const user of users) await round(user, null);
  return { server, users };
}

const inMemory = (tools: SyncTools): Device => createMemoryDevice({}, { tools });

async function startDevices(
  random: Random,
  createDevice: (tools: SyncTools) => Device,
  now: () => number
): Promise<DeviceUser[]> {
  let ids = 0;
  const createNumber = (): number => (ids += 1) + 1;
  const [one, other] = ['one', 'other'].map(
    (userId): Account => ({
      userId,
      created: new Set(),
      removed: new Set(),
      uses: new Map()
    })
  );
  if (one === undefined || other === undefined) throw new Error('There are two accounts');
  const users: DeviceUser[] = [];
  for (const [index, account] of [one, one, one, other].entries()) {
    const skew = Math.floor((random() * 2 - 1) * 1e12);
    const name = `device${index}`;
    const tools = { createId: () => `${name}-${(ids += 1)}`, now: () => now() + skew };
    const device = createDevice(tools);
    await getValue(device.replica.join({ userId: account.userId, scopes: [...syncedScopes] }));
    users.push({ ...account, device, name, random, createNumber, snapshot: null });
  }
  return users;
}

/** Requests and answers are lost, and something may happen at each end of the way. */
function connect({ userId, random }: DeviceUser, server: SyncServer, between: Between | null): SyncTransport {
  const carry = async <Answer>(send: () => Promise<Result<Answer, SyncFailure>>) => {
    const isLost = (): boolean => between !== null && random() < 0.15;
    await between?.();
    if (isLost()) return err('retry' as const);
    const answer = await send();
    await between?.();
    return isLost() ? err('retry' as const) : answer;
  };
  return {
    push: ({ deviceId, mutations }) =>
      carry(() => server.push({ userId, deviceId }, mutations, async () => undefined)),
    pull: ({ deviceId, scopes }) => carry(() => server.pull({ userId, deviceId }, scopes))
  };
}

type Outcome = Awaited<ReturnType<typeof simulate>>;

/** The rows as a device's user sees them: the time of the last use is not compared, as it may be later where the device began anew. */
async function show({ device }: DeviceUser): Promise<string> {
  const { preferences, models, ...tables } = await getValue(device.storage.export());
  return toText({ ...tables, settings: { preferences, models } });
}

const toText = ({ templates, marks, history, listingDrafts, settings }: LocalLibrary): string =>
  stableStringify({
    // Each device counts its own saves.
    listingDrafts: listingDrafts
      .map((draft) => ({ ...draft, revision: 0 }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    preferences: settings.preferences,
    prices: settings.models.prices.map((price) => stableStringify(price)).toSorted(),
    templates: templates.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    history: history.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    marks: marks
      .filter(({ isFavorite, usageCount }) => isFavorite || usageCount > 0)
      .map(({ lastUsedAt: _lastUsedAt, ...mark }) => mark)
      .toSorted((one, other) => (one.templateId < other.templateId ? -1 : 1))
  });

const toValues = (rows: readonly ValueRow[]): string =>
  stableStringify(
    rows.map(({ id, value }) => ({ id, value })).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  );
type ValueRow = Pick<SyncRow, 'id' | 'value'>;

/** The first rule that does not hold, in words. */
async function findProblem({ server, users }: Outcome, resets: boolean): Promise<string | undefined> {
  for (const user of users) {
    const rows = await server.rowsOf(user.userId);
    const read = (scope: ScopeName) => ({
      cursor: 'end',
      acknowledged: 0,
      rows: new Map([...rows].filter(([, row]) => scopeOf(row) === scope)),
      next: null
    });
    const empty = joinDevice(user.userId, syncedScopes, 'no-device');
    const scopes = { ...empty.scopes, library: read('library'), seller: read('seller') };
    const device = { ...empty, scopes };
    const [here, there] = [await show(user), toText(viewLibrary(device, emptyLibrary).local)];
    if (here !== there) return `${user.name} shows something else than the server:\n${here}\n${there}`;
    for (const entity of ['reviews', 'reviewVotes']) {
      const held = toValues((await getValue(user.device.replica.listRows({ entity }))) ?? []);
      const stored = toValues([...rows.values()].filter((row) => row.entity === entity));
      if (held !== stored) return `${user.name} shows other ${entity} than the server:\n${held}\n${stored}`;
    }
    const left = await getValue(user.device.outbox.list());
    const unsent = left.find(({ state }) => state !== 'refused');
    if (unsent !== undefined) return `${user.name} still has ${JSON.stringify(unsent)}`;
    if (resets) continue;
    const lost = [...user.created].find((id) => !user.removed.has(id) && !here.includes(`"${id}"`));
    if (lost !== undefined) return `${user.name} lost ${lost}`;
    for (const [templateId, count] of user.uses) {
      const shown = rows.get(rowKey({ entity: 'templateUses', id: templateId }))?.value['count'] ?? 0;
      if (shown !== count) return `${templateId} counts ${JSON.stringify(shown)} instead of ${count}`;
    }
  }
  return undefined;
}

describe('devices that sync what their users do in the library', () => {
  it.each([
    ['', false],
    [', where devices also begin anew', true]
  ])('agree with the server and lose nothing%s', async (_, resets) => {
    for (let run = 0; run < runs; run += 1) {
      const problem = await findProblem(await simulate({ seed: seed + run, resets }), resets);
      expect(problem, `seed ${seed + run}`).toBeUndefined();
    }
  });
});

describe('devices with a database', () => {
  it.each([
    [
      'SQLite',
      ({ now }: SyncTools): Device => {
        const { device, storage } = createSqliteDevice({ folder: createTempFolder(), now });
        onTestFinished(storage.close);
        return device;
      }
    ],
    [
      'IndexedDB',
      (): Device => {
        const name = `reelwright-${randomUUID()}`;
        const { handlers, close } = createIndexedDbDevice(() => undefined, { name });
        onTestFinished(close);
        return createLocalDevice(handlers);
      }
    ]
  ])('do the same: %s', async (_, createDevice) => {
    for (let run = 0; run < Math.ceil(runs / 20); run += 1) {
      const options = { seed: seed + run, resets: run % 2 === 0, createDevice };
      const problem = await findProblem(await simulate(options), options.resets);
      expect(problem, `seed ${options.seed}`).toBeUndefined();
    }
  });
});

it('finds a page that is stored without its rows', async () => {
  const wrapStore = (store: SyncStore): SyncStore => ({
    ...store,
    applyPage: (page) => store.applyPage({ ...page, rows: [] })
  });
  expect(await findProblem(await simulate({ seed, resets: false, wrapStore }), false)).toBeDefined();
});
