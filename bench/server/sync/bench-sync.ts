// Sync: pulls that find nothing, pulls of 500 changes beside few and many other rows, and pushes, over HTTP. Beside them
// PouchDB, in memory.
import { sql } from 'drizzle-orm';
import { readSecret } from '#server/read-secret.ts';
import type { Database } from '#server/db/client.ts';
import { settleSyncGeneration } from '#server/db/sync-generation.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import type { Verdict } from '../compare-with-targets.ts';
import { load, type Load } from '../generate-load.ts';
import { measureBaseline } from '../measure-baseline.ts';
import type { Bench } from '../open-bench.ts';
import { runServer } from '../run-server.ts';
import { seedBuyers } from '../seed-shop.ts';
import { compareStreams, measureStreams } from './measure-streams.ts';
import { type FirstSync, measureFirstSync, seedSellerOf500 } from './measure-first-sync.ts';
import { measureFirstReplication, measurePouchDb, type PouchFigures } from './measure-pouchdb.ts';

/** Each may have twenty streams. */
const people = 50;
const pushing = 16;
const changes = 500;
const mutationsInPush = 50;
const repeats = 9;
const seller = `usr_buyer${people}`;

const value = { name: 'Rain', promptData: { concept: 'x'.repeat(1500) } };

type Numbers = { readonly port: number; readonly seconds: number; readonly rows: number };

export async function benchSync(
  { client, environment }: Bench,
  { port, seconds, rows }: Numbers,
  show: (title: string, verdicts: readonly Verdict[]) => void
): Promise<unknown> {
  const floor = await measureBaseline(port + 1, seconds);
  const tokens = await seedBuyers(client.db, readSecret(environment.DATA_DIR), people);
  await settleSyncGeneration(client.db);
  const pouch = await measurePouchDb(changes, repeats, value);
  // Two more people have all the other rows, and one of them few.
  await seedRows(client.db, 'usr_buyer1', 10_000);
  await seedRows(client.db, 'usr_buyer2', rows);
  await seedSellerOf500(client.db, seller);
  const server = await runServer(port, environment);
  const ask = createAsk(server.url);
  try {
    const few = await measureChanges(client.db, ask, { token: tokens[0] ?? '', userId: 'usr_buyer1' });
    const many = await measureChanges(client.db, ask, { token: tokens[1] ?? '', userId: 'usr_buyer2' });
    const { cursor } = await ask(tokens[0] ?? '', few.cursor);
    const empty = await load(server.url, () => pullOf(tokens[0] ?? '', cursor), seconds);
    const signedIn = await load(
      server.url,
      () => ({ path: '/api/v1/account', headers: { authorization: `Bearer ${tokens[0]}` } }),
      seconds
    );
    const first = await measureFirstSync(seller, (scopes) => pull(server.url, tokens.at(-1) ?? '', scopes));
    const firstByPouch = await measureFirstReplication(first.rows, first.length / first.rows, repeats);
    const streams = await measureStreams(server, tokens);
    const pushed = await measurePushes(server.url, tokens.slice(2, pushing), seconds);
    show('Pokes', compareStreams(streams));
    const figures = { rows, floor, signedIn, empty, few, many, pushed, pouch, first, firstByPouch };
    show(`Sync beside ${rows.toLocaleString('en')} rows`, compareWithAims(figures));
    return { ...figures, streams };
  } finally {
    await server.stop();
  }
}

type Figures = {
  readonly rows: number;
  readonly floor: Load;
  readonly signedIn: Load;
  readonly empty: Load;
  readonly few: Changes;
  readonly many: Changes;
  readonly pushed: Load;
  readonly pouch: PouchFigures;
  readonly first: FirstSync;
  /** Milliseconds. */
  readonly firstByPouch: number;
};

const compareWithAims = (figures: Figures): Verdict[] => [
  ...compareFirst(figures),
  ...compareRounds(figures)
];

const compareRounds = ({ rows, floor, signedIn, empty, few, many, pushed, pouch }: Figures): Verdict[] => [
  {
    name: 'a constant of Node alone',
    value: `${Math.round(floor.rate)}/s`,
    aim: 'the floor',
    isMet: floor.failures === 0
  },
  {
    name: 'one’s own account',
    value: `${Math.round(signedIn.rate)}/s`,
    aim: 'none (baseline)',
    isMet: signedIn.failures === 0
  },
  {
    name: 'pulls that find nothing',
    value: `${Math.round(empty.rate)}/s, p99 ${empty.p99} ms, ${empty.failures} failed`,
    aim: '≥ 4,000/s',
    isMet: empty.rate >= 4000 && empty.failures === 0
  },
  {
    name: 'replications of PouchDB that find nothing',
    value: `${Math.round(pouch.empty)}/s in memory`,
    aim: 'none (baseline)',
    isMet: true
  },
  {
    name: `${changes} changes`,
    value: `${many.milliseconds.toFixed(0)} ms of ${rows.toLocaleString('en')} rows, ${few.milliseconds.toFixed(0)} ms of 10,000`,
    aim: 'within 20 %',
    isMet: many.milliseconds <= few.milliseconds * 1.2
  },
  {
    name: `${changes} changes by PouchDB`,
    value: `${pouch.changes.toFixed(0)} ms of 10,000 rows, in memory`,
    aim: 'none (baseline)',
    isMet: true
  },
  {
    name: 'pushed mutations',
    value: `${Math.round(pushed.rate * mutationsInPush)}/s in batches of ${mutationsInPush}, ${pushed.failures} failed`,
    aim: '≥ 1,000/s',
    isMet: pushed.rate * mutationsInPush >= 1000 && pushed.failures === 0
  },
  {
    name: 'documents pushed by PouchDB',
    value: `${Math.round(pouch.pushed)}/s in batches of ${changes}, in memory`,
    aim: 'none (baseline)',
    isMet: true
  }
];

const compareFirst = ({ first, firstByPouch }: Figures): Verdict[] => [
  {
    name: `the first sync of a seller with ${first.listings} listings`,
    value: `${first.milliseconds.toFixed(0)} ms for ${first.rows} rows of ${Math.round(first.length / 1000)} kB, to disk`,
    aim: '≤ 2,000 ms',
    isMet: first.milliseconds <= 2000
  },
  {
    name: 'the same number and size of documents with PouchDB',
    value: `${firstByPouch.toFixed(0)} ms, in memory`,
    aim: 'none (baseline)',
    isMet: true
  }
];

const content = JSON.stringify({
  value,
  stamps: { '': { deviceId: 'device-1', at: 1 } },
  conflicts: [],
  writtenBy: null,
  deletedBy: null
});

async function seedRows(db: Database, userId: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into synced_rows (user_id, entity, id, revision, is_deleted, content, updated_at)
    select ${userId}, 'templates', 't' || n, 1, false, ${content}, now() from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into sync_feed (user_id, scope, entity, row_id, changed_in)
    select ${userId}, 'library', 'templates', 't' || n, pg_current_xact_id() from generate_series(1, ${count}::int) n`);
  await db.execute(sql`analyze synced_rows, sync_feed`);
}

type Ask = (token: string, cursor: string | null) => Promise<FeedPage>;

type RequestedScopes = readonly { readonly name: string; readonly cursor: string | null }[];

const requestPull = (token: string, scopes: RequestedScopes) => ({
  path: '/api/v1/sync/pull',
  method: 'POST' as const,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ deviceId: 'device-of-bench', scopes })
});

const pullOf = (token: string, cursor: string | null) => requestPull(token, [{ name: 'library', cursor }]);

async function pull(url: string, token: string, scopes: RequestedScopes): Promise<readonly FeedPage[]> {
  const { path, ...request } = requestPull(token, scopes);
  const answer = await fetch(`${url}${path}`, request);
  if (!answer.ok) throw new Error(`A pull was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as readonly FeedPage[];
}

const createAsk =
  (url: string): Ask =>
  async (token, cursor) => {
    const [page] = await pull(url, token, [{ name: 'library', cursor }]);
    if (page === undefined) throw new Error('A pull was answered without a page');
    return page;
  };

type Changes = { readonly cursor: string; readonly milliseconds: number };

/** Milliseconds to read 500 changed rows, the median of several times. */
async function measureChanges(
  db: Database,
  ask: Ask,
  { token, userId }: { readonly token: string; readonly userId: string }
): Promise<Changes> {
  let cursor = await readThrough(db, ask, token, userId);
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    await db.execute(sql`
      update sync_feed set changed_in = pg_current_xact_id()
      where user_id = ${userId} and row_id in (select 't' || n from generate_series(1, ${changes}::int) n)`);
    const startedAt = performance.now();
    let read = 0;
    for (let hasMore = true; hasMore; ) {
      const page = await ask(token, cursor);
      ({ cursor, hasMore } = page);
      read += page.rows.length;
    }
    times.push(performance.now() - startedAt);
    if (read !== changes) throw new Error(`${read} rows were read`);
  }
  return { cursor, milliseconds: times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0 };
}

/** A cursor behind everything, as that of a device that has read it all. */
async function readThrough(db: Database, ask: Ask, token: string, userId: string): Promise<string> {
  const { cursor } = await ask(token, null);
  const { rows } = await db.execute<{ last: string }>(
    sql`select max(changed_in)::text as last from sync_feed where user_id = ${userId}`
  );
  const [position] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const behind = { ...position, phase: 'changes', transaction: rows[0]?.last, entity: '~', rowId: '~' };
  return Buffer.from(JSON.stringify([behind])).toString('base64url');
}

async function measurePushes(url: string, tokens: readonly string[], seconds: number) {
  let sent = 0;
  return load(
    url,
    () => {
      sent += 1;
      const token = tokens[sent % tokens.length] ?? '';
      const mutations = Array.from({ length: mutationsInPush }, (_, index) => ({
        id: `m${sent}-${index}`,
        // A device of its own for each push: requests overtake each other here, as those of one device never do.
        sequence: index + 1,
        entity: 'templateUses',
        rowId: `t${index}`,
        change: { kind: 'count', by: 1 },
        basedOn: null,
        version: 1,
        madeAt: 1
      }));
      return {
        path: '/api/v1/sync/push',
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ deviceId: `device-${sent}`, mutations })
      };
    },
    seconds
  );
}
