import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { connect } from '#server/db/client.ts';
import { listen } from '#server/listen.ts';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import type { NumberedMutation } from '#shared/domain/sync/mutation.ts';
import { createTestContext } from '#tests/support/server/create-test-context.ts';
import { type ListeningApp, listenTestApp } from '#tests/support/server/listen-test-app.ts';
import { onlyIndex } from '#tests/support/server/only-index.ts';
import { type SignedInUser, signUpAs } from '#tests/support/server/test-users.ts';
import { makeTempFolder, removeFolder } from '#tests/support/temp-folder.ts';

let server: ListeningApp;
let ann: SignedInUser;
beforeAll(async () => {
  server = await listenTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ann = await signUpAs(server);
});

const at = (url: string, deviceId: string) => `${url}${pokesPath}?device=${deviceId}`;
const headersOf = (who: SignedInUser) => ({ ...who.headers, 'sec-fetch-site': 'same-origin' });

/** The pokes that a device hears, from the moment at which the server listens for it. */
async function follow(who: SignedInUser, deviceId: string, url = server.url) {
  const leaving = new AbortController();
  const response = await fetch(at(url, deviceId), { headers: headersOf(who), signal: leaving.signal });
  const heard: string[] = [];
  let isOver = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? [])
      for (const line of decoder.decode(bytes).split('\n'))
        if (line.startsWith('data: ')) heard.push(line.slice(6));
    isOver = true;
  };
  const reading = read().catch(() => undefined);
  onTestFinished(async () => {
    leaving.abort();
    await reading;
  });
  return { response, heard, isOver: () => isOver };
}

/** Whoever begins to listen hears of every scope, since nobody knows what changed before. */
async function listenOnce(who: SignedInUser, deviceId: string, url = server.url) {
  const followed = await follow(who, deviceId, url);
  await pokeUntilHeard(who, followed.heard);
  followed.heard.length = 0;
  return followed;
}

async function pokeUntilHeard({ id }: SignedInUser, heard: readonly string[]): Promise<void> {
  while (!heard.includes('seller')) {
    await server.database.pool.query(`select pg_notify('sync_pokes', $1)`, [`${id} seller `]);
    await wait(5);
  }
}

let ids = 0;
const create = (): NumberedMutation => ({
  id: `m${(ids += 1)}`,
  sequence: 1,
  entity: 'templates',
  rowId: 't1',
  change: { kind: 'create', value: { name: 'Rain' } },
  basedOn: null,
  version: 1,
  madeAt: 1
});
const push = (who: SignedInUser, deviceId: string) =>
  server.call('sync.push', { deviceId, mutations: [create()] }, who.headers);

describe('a device that follows', () => {
  test('hears the name of the scope that another device changed, and nothing of its own', async () => {
    const [writing, other] = [await listenOnce(ann, 'device-1'), await listenOnce(ann, 'device-2')];
    await push(ann, 'device-1');
    await pokeUntilHeard(ann, other.heard);
    await pokeUntilHeard(ann, writing.heard);
    expect(other.heard).toContain('library');
    expect(writing.heard).not.toContain('library');
  });

  test('hears nothing of another user', async () => {
    const ben = await signUpAs(server);
    const bens = await listenOnce(ben, 'device-1');
    await push(ann, 'device-2');
    await pokeUntilHeard(ben, bens.heard);
    expect(new Set(bens.heard)).toEqual(new Set(['seller']));
  });

  test('hears of what was changed through another copy of the server', async () => {
    const copy = await startCopy();
    const there = await listenOnce(ann, 'device-2', copy);
    await push(ann, 'device-1');
    await pokeUntilHeard(ann, there.heard);
    expect(there.heard).toContain('library');
  });

  test('hears of everything once the connection to the database is back', async () => {
    const { heard } = await listenOnce(ann, 'device-1');
    await server.database.owner.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "sync_pokes"'`
    );
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['library', 'buyer', 'seller', 'catalog']);
  });

  test('is told that its library was deleted', async () => {
    const { heard } = await listenOnce(ann, 'device-1');
    await server.call('syncedLibrary.remove', undefined, ann.headers);
    await pokeUntilHeard(ann, heard);
    expect(heard).toContain('library');
  });
});

describe('the stream', () => {
  test('is for those who sign in, by devices with a name', async () => {
    expect((await fetch(at(server.url, 'device-1'))).status).toBe(401);
    expect((await fetch(at(server.url, 'x y'), { headers: headersOf(ann) })).status).toBe(400);
  });

  test('is neither stored nor collected on its way', async () => {
    const { response } = await follow(ann, 'device-1');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('ends where a user opens more of them than anybody needs', async () => {
    const first = await follow(ann, 'device-1');
    for (let number = 0; number < 20; number += 1) await follow(ann, 'device-2');
    await expect.poll(first.isOver).toBe(true);
  });

  test('ends at once when its server stops, and another is refused', async () => {
    const { url, stop } = await startStoppableCopy();
    const { isOver } = await follow(ann, 'device-1', url);
    await stop();
    await expect.poll(isOver).toBe(true);
    expect((await fetch(at(url, 'device-1'), { headers: headersOf(ann) })).status).toBe(503);
  });
});

const startCopy = async (): Promise<string> => (await startStoppableCopy()).url;

/** Another copy of the server on the same database, with connections of its own. */
async function startStoppableCopy() {
  const folder = makeTempFolder();
  const client = connect(server.database.address, () => undefined, { poolSize: 2 });
  const { context } = createTestContext(client, folder, { secret: server.context.secret });
  const app = createApp({ version: '0.0.0', webFiles: onlyIndex, context });
  const { port, stop } = await listen(app, '127.0.0.1', 0);
  onTestFinished(async () => {
    await context.pokes.close();
    await stop({ cutAfterMs: 0 });
    await client.close();
    removeFolder(folder);
  });
  return { url: `http://localhost:${port}`, stop: context.pokes.close };
}
