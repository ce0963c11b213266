import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const clusterOf = (folder: string) => join(folder, 'postgres/cluster');

async function start(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder);
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function ask<Row extends pg.QueryResultRow>(
  { ownerAddress }: EmbeddedPostgres,
  query: string
): Promise<Row[]> {
  const client = new pg.Client(ownerAddress);
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

const pidOf = (folder: string) =>
  Number(readFileSync(join(clusterOf(folder), 'postmaster.pid'), 'utf8').split('\n')[0]);

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

describe('the database that comes along', () => {
  test('outlasts a power cut, sorts the same everywhere, and keeps its password to its owner', async () => {
    const folder = createTempFolder();
    const postgres = await start(folder);
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding', 'listen_addresses'];
    const [row] = await ask(
      postgres,
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join()}`
    );
    expect(row).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      server_encoding: 'UTF8',
      listen_addresses: ''
    });
    const words = "select string_agg(word, '' order by word) as words, upper('élan') as upper";
    expect(await ask(postgres, `${words} from unnest(array['b', 'ä', 'B', 'a']) as word`)).toEqual([
      { words: 'Babä', upper: 'ÉLAN' }
    ]);
    expect(statSync(clusterOf(folder)).mode & 0o077).toBe(0);
    expect(statSync(join(clusterOf(folder), 'reelwright-password')).mode & 0o777).toBe(0o600);
    const stranger = new pg.Client({ ...postgres.address, password: 'guessed' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
  });

  test('is shared by servers on one folder, stops with the last of them, and can be copied then', async () => {
    const folder = createTempFolder();
    const first = await startEmbeddedPostgres(folder);
    const second = await startEmbeddedPostgres(folder);
    await ask(first, 'create table notes as select 1 as note');
    const pid = pidOf(folder);
    await first.stop();
    expect(await ask(second, 'select note from notes')).toEqual([{ note: 1 }]);
    await second.stop();
    expect(isGone(pid)).toBe(true);

    // As from a backup; what root copied belongs to root, as whom PostgreSQL does not run.
    const copy = createTempFolder();
    cpSync(folder, copy, { recursive: true });
    chmodSync(clusterOf(copy), 0o700);
    for (const either of [folder, copy])
      expect(await ask(await start(either), 'select note from notes')).toEqual([{ note: 1 }]);
  });

  test('is made once by four servers that start at once on an empty folder', async () => {
    const folder = createTempFolder();
    const all = await Promise.all([1, 2, 3, 4].map(() => start(folder)));
    await ask(all[0] as EmbeddedPostgres, 'create table notes as select 1 as note');
    for (const postgres of all) expect(await ask(postgres, 'select note from notes')).toEqual([{ note: 1 }]);
  });

  test('starts over what a dead server, another program or half an installation left', async () => {
    const folder = createTempFolder();
    const first = await startEmbeddedPostgres(folder);
    await ask(first, 'create table notes as select 1 as note');
    await first.stop();
    // The number of a process that has nothing to do with it.
    writeFileSync(
      join(clusterOf(folder), 'postmaster.pid'),
      `${process.pid}\n${clusterOf(folder)}\n1\n5432\n\n\n\nready\n`
    );
    mkdirSync(join(folder, 'postgres/unfinished-999999999-abcdef'));
    expect(await ask(await start(folder), 'select note from notes')).toEqual([{ note: 1 }]);
  });

  test('says why it does not start', async () => {
    const folder = createTempFolder();
    await (await startEmbeddedPostgres(folder)).stop();
    writeFileSync(join(clusterOf(folder), 'PG_VERSION'), '9.6\n');
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/does not start:\n.*FATAL/s);
  });

  test('comes back however long it could not start, and is given up when the server leaves', async () => {
    const folder = createTempFolder();
    const postgres = await start(folder);
    const version = join(clusterOf(folder), 'PG_VERSION');
    const right = readFileSync(version, 'utf8');
    const fall = () => {
      writeFileSync(version, '9.6\n');
      process.kill(pidOf(folder), 'SIGKILL');
    };
    fall();
    // Longer than one try lasts.
    await wait(4500);
    await expect(ask(postgres, 'select 1 as one')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
    writeFileSync(version, right);
    await vi.waitFor(async () => expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]), {
      timeout: 15_000,
      interval: 100
    });
    fall();
    await wait(200);
    const leftAt = Date.now();
    await postgres.stop();
    expect(Date.now() - leftAt).toBeLessThan(2000);
    writeFileSync(version, right);
    await wait(500);
    await expect(ask(postgres, 'select 1 as one')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
  }, 60_000);

  test.each([
    ['open to all', 0o755],
    ['of its owner alone', 0o700]
  ])('lives below a folder %s, whoever starts it', async (_name, mode) => {
    const folder = createTempFolder();
    chmodSync(folder, mode);
    const [row] = await ask<{ one: number }>(await start(join(folder, 'data')), 'select 1 as one');
    expect(row?.one).toBe(1);
    const owner = statSync(clusterOf(join(folder, 'data'))).uid;
    expect(owner === 0).toBe(false);
  });

  test('listens on loopback where the path is too long for a socket', async () => {
    const folder = join(createTempFolder(), 'x'.repeat(100));
    const postgres = await start(folder);
    expect(postgres.address.host).toBe('127.0.0.1');
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
