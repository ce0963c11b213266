// Several devices of several users, one server, and a network that loses, delays and repeats what is sent. Every wait
// of the engine ends where the seed says: it goes on, it fails, or the process ends there.
import { err } from '#shared/kit/result.ts';
import { type Random, pickOne, randomInteger, seededRandom } from '#shared/kit/random.ts';
import { syncRound, type SyncStore, type SyncTransport } from '#shared/contract/sync/engine.ts';
import { rowKey } from '#shared/domain/sync/row.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { actAtRandom, type DeviceUser } from './operations.ts';
import { createSimulatedServer, type PlantedServerBug } from './simulated-server.ts';
import type { Pause, SyncServer } from './sync-server.ts';

export type SimulationOptions = {
  readonly seed: number;
  readonly devices: number;
  readonly operations: number;
  readonly faults: boolean;
  readonly serverBug?: PlantedServerBug;
  /** Instead of the model in memory. */
  readonly server?: SyncServer;
  /** Scripted actions instead of `operations` random ones. No device is then restored from a backup. */
  readonly script?: Script;
  /** Puts a bug between the engine and its store. */
  readonly wrapStore?: (store: SyncStore, device: MemoryStore) => SyncStore;
};

type ScriptedAct = { readonly device: number; readonly run: (user: DeviceUser) => void };

/** `first` is performed and synced to all devices before faults begin. */
export type Script = { readonly first: readonly ScriptedAct[]; readonly acts: readonly ScriptedAct[] };

export type SimulatedDevice = DeviceUser & { readonly userId: string; readonly name: string };

/** A step that waits for the simulation to let it go on. */
type Gate = { readonly run: () => void; readonly crash: () => void; readonly canCrash: boolean };

class Crash extends Error {}

const tenYears = 10 * 365 * 24 * 3600 * 1000;

export type Outcome = {
  readonly server: SyncServer;
  readonly devices: readonly SimulatedDevice[];
  /** Rounds without faults until nothing waited on any device. */
  readonly healingRounds: number;
  /** The first count that vanished from a user's screen; undefined if none did. */
  readonly vanished: string | undefined;
};

export async function simulate(options: SimulationOptions): Promise<Outcome> {
  const random = seededRandom(options.seed);
  let time = 0;
  let ids = 0;
  const createId = (): string => `i${(ids += 1)}`;
  const server = options.server ?? createSimulatedServer(() => (time += 1), options.serverBug ?? null);
  const devices = Array.from({ length: options.devices }, (_, index): SimulatedDevice => {
    const skew = Math.floor((random() * 2 - 1) * tenYears);
    return {
      store: createMemoryStore(() => `device${index}-${createId()}`),
      now: () => time + skew,
      createId,
      made: [],
      replacedIds: new Set(),
      // The last device is another user's.
      userId: server.userIds[index === options.devices - 1 ? 1 : 0],
      name: `device${index}`
    };
  });
  const gates: Gate[] = [];
  const running = new Map<SimulatedDevice, Promise<void>>();
  const start = (device: SimulatedDevice): void => {
    if (running.has(device)) return;
    const store = gateStore(device.store, gates);
    const round = syncRound(
      options.wrapStore?.(store, device.store) ?? store,
      gateTransport(device, server, gates, random, options.faults),
      server.scopes
    ).then(
      () => undefined,
      (reason: unknown) => {
        if (!(reason instanceof Crash)) throw reason;
      }
    );
    running.set(
      device,
      round.finally(() => running.delete(device))
    );
  };

  const { script } = options;
  const perform = ({ device, run }: ScriptedAct): void => {
    const user = devices[device];
    if (user !== undefined) run(user);
  };
  script?.first.forEach(perform);
  if (script !== undefined) await heal(server, devices, options);
  const count = script?.acts.length ?? options.operations;
  const backups = script === undefined ? createBackups() : null;
  const watcher = watchCounters(devices);
  for (let done = 0; done < count; ) {
    const draw = random();
    if (draw < 0.15 || gates.length === 0) {
      const device = pickOne(random, devices);
      if (random() < 0.5) start(device);
      else {
        const scripted = script?.acts[done];
        if (scripted === undefined) actAtRandom(random, device, server);
        else perform(scripted);
        done += 1;
      }
      if (random() < 0.2) writeServerRow(random, server, gates);
      if (random() < 0.05) writeReview(random, server, gates);
    } else {
      const [gate] = gates.splice(Math.floor(random() * gates.length), 1);
      if (options.faults && gate?.canCrash === true && random() < 0.06) gate.crash();
      else gate?.run();
    }
    if (options.faults && random() < 0.01) await server.renewCursors();
    if (options.faults && random() < 0.01) backups?.turn(pickOne(random, devices), running);
    await server.settle();
    watcher.look();
  }
  await drain(server, gates, running);
  const healingRounds = await heal(server, devices, options);
  watcher.look();
  return { server, devices, healingRounds, vanished: watcher.vanished() };
}

/** Backs a device up, or puts its last backup in place, as after a broken disk: what was done since then is gone. */
function createBackups() {
  const kept = new Map<SimulatedDevice, () => void>();
  return {
    turn: (device: SimulatedDevice, running: ReadonlyMap<SimulatedDevice, unknown>): void => {
      const restore = kept.get(device);
      if (restore !== undefined && !running.has(device)) {
        restore();
        kept.delete(device);
      } else if (restore === undefined) {
        const [restoreStore, count] = [device.store.backUp(), device.made.length];
        kept.set(device, () => {
          restoreStore();
          device.made.splice(count);
        });
      }
    }
  };
}

/** An action of a user does not vanish from their own screen: no counter shows less than was counted on that device. */
function watchCounters(devices: readonly SimulatedDevice[]) {
  let vanished: string | undefined;
  const lastSeen = new Map<SimulatedDevice, { readonly view: unknown; readonly made: number }>();
  const look = (): void => {
    for (const device of devices) {
      const { store, name, made } = device;
      const view = store.view();
      const before = lastSeen.get(device);
      if (before?.view === view && before.made === made.length) continue;
      lastSeen.set(device, { view, made: made.length });
      for (const [id, drafts] of Map.groupBy(made, ({ rowId }) => rowId)) {
        const counted = drafts.filter(({ change }) => change.kind === 'count').length;
        const shown = Number(view.get(rowKey({ entity: 'templateUses', id }))?.value['count'] ?? 0);
        if (shown < counted) vanished ??= `${name} counted ${counted} of ${id} and showed ${shown}`;
      }
    }
  };
  return { look, vanished: () => vanished };
}

/** Lets everything that is waiting end, without further crashes. */
async function drain(
  server: SyncServer,
  gates: Gate[],
  running: ReadonlyMap<unknown, unknown>
): Promise<void> {
  while (gates.length > 0 || running.size > 0) {
    gates.shift()?.run();
    await server.settle();
  }
}

async function heal(
  server: SyncServer,
  devices: readonly SimulatedDevice[],
  { wrapStore }: SimulationOptions
): Promise<number> {
  for (let round = 1; round <= 3; round += 1) {
    await server.catchUp();
    for (const device of devices)
      await syncRound(
        wrapStore?.(device.store, device.store) ?? device.store,
        plainTransport(device, server),
        server.scopes
      );
    const isDone = devices.every(({ store }) => store.outbox().every(({ state }) => state === 'refused'));
    if (isDone && round > 1) return round;
  }
  return Number.POSITIVE_INFINITY;
}

const plainTransport = ({ userId }: SimulatedDevice, server: SyncServer): SyncTransport => ({
  push: ({ deviceId, mutations }) => server.push({ userId, deviceId }, mutations, async () => undefined),
  pull: ({ deviceId, scopes }) => server.pull({ userId, deviceId }, scopes)
});

const pass = (gates: Gate[], canCrash = true): Promise<void> =>
  new Promise((resolve, reject) => {
    gates.push({ run: resolve, crash: () => reject(new Crash()), canCrash });
  });

/** A process may end before the store has written something, or after it. */
function gateStore(store: MemoryStore, gates: Gate[]): SyncStore {
  const gated =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      await pass(gates);
      const output = await call(...input);
      await pass(gates);
      return output;
    };
  return {
    load: gated(store.load),
    takeBatch: gated(store.takeBatch),
    saveAnswers: gated(store.saveAnswers),
    applyPage: gated(store.applyPage),
    renewDevice: gated(store.renewDevice)
  };
}

function gateTransport(
  device: SimulatedDevice,
  server: SyncServer,
  gates: Gate[],
  random: Random,
  faults: boolean
): SyncTransport {
  const plain = plainTransport(device, server);
  const isLost = (): boolean => faults && random() < 0.15;
  const pushSlowly: SyncTransport['push'] = async ({ deviceId, mutations }) => {
    // The server's process ends before it commits: nothing has happened.
    if (isLost()) return err('retry');
    return server.push({ userId: device.userId, deviceId }, mutations, () => pass(gates, false));
  };
  return {
    push: async (request) => {
      await pass(gates);
      if (isLost()) return err('retry');
      // A request that arrives twice, the second time whenever it likes.
      if (isLost()) void pass(gates, false).then(() => pushSlowly(request));
      const answer = await pushSlowly(request);
      await pass(gates);
      return isLost() ? err('retry') : answer;
    },
    pull: async (request) => {
      await pass(gates);
      if (isLost()) return err('retry');
      const answer = await plain.pull(request);
      await pass(gates);
      return isLost() ? err('retry') : answer;
    }
  };
}

/** A purchase, or its refund, in a transaction of the server's own that may take its time. */
function writeServerRow(random: Random, server: SyncServer, gates: Gate[]): void {
  const userId = pickOne(random, server.userIds);
  const pause: Pause = () => pass(gates, false);
  void server.write(userId, `${userId}-${pickOne(random, ['a', 'b', 'c'])}`, random() < 0.3, pause);
}

/** The seller replies, or somebody else writes, changes or removes a review that users may have found helpful. */
function writeReview(random: Random, server: SyncServer, gates: Gate[]): void {
  const kind = pickOne(random, ['reply', 'reply', 'rate', 'rate', 'remove'] as const);
  const [userId, listingId] = [pickOne(random, server.userIds), pickOne(random, server.listingIds)];
  const write = { kind, userId, listingId, stars: randomInteger(random, 1, 5) };
  void server.writeReview(write, () => pass(gates, false));
}
