import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { sendMessage } from '../support/server/send-message.ts';
import { startTestDatabase, urlOf } from '../support/server/test-database.ts';
import { type ServerProcess, startServer } from '../support/server/start-server.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const kills = Number(process.env['SERVER_KILLS'] ?? 2);
/** Each message from an address of its own: limits are another test's subject. */
const from = (index: number) => ({ 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` });
const behindProxy = { TRUST_PROXY: '1' };

async function readMessages(folder: string): Promise<string[]> {
  const { address, stop } = await startEmbeddedPostgres(folder);
  const { pool, close } = connect(address, () => undefined);
  const { rows } = await pool.query<{ message: string }>('select message from contact_messages');
  await close();
  await stop();
  return rows.map(({ message }) => message);
}

const isReady = async ({ url }: ServerProcess) => (await fetch(`${url}/api/ready`)).status === 200;

function killPostgres(folder: string): void {
  const [pid = ''] = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

describe('the server as a process', () => {
  test('answers what is under way when it is told to stop, loses and doubles nothing, and ends by itself', async () => {
    const folder = createTempFolder();
    const server = await startServer(folder, behindProxy);
    const sent = Array.from({ length: 120 }, (_, index) => `message number ${index}`);
    const answers = sent.map((message, index) =>
      sendMessage(server.url, message, from(index)).then(
        ({ status }) => status,
        () => 'refused'
      )
    );
    await Promise.any(answers);
    // It ends itself with another code when that takes longer than nine seconds.
    expect(await server.end('SIGTERM')).toBe(0);
    const statuses = await Promise.all(answers);
    const kept = await readMessages(folder);
    const acknowledged = sent.filter((_, index) => statuses[index] === 200);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    expect(server.output()).not.toContain('"level":"error"');
    expect(readdirSync(join(folder, 'postgres/cluster'))).not.toContain('postmaster.pid');
  });

  test('says that it is not ready before it closes its port, so that a proxy moves on and no request is lost', async () => {
    const server = await startServer(createTempFolder(), { SHUTDOWN_DELAY_SECONDS: '1' });
    const moved = new AbortController();
    const failures: unknown[] = [];
    const client = async (): Promise<void> => {
      while (!moved.signal.aborted)
        await fetch(`${server.url}/api/health`).then((response) => response.text());
    };
    const clients = Array.from({ length: 30 }, () =>
      client().catch((error: unknown) => failures.push(error))
    );
    const proxy = (async () => {
      while (await isReady(server)) await wait(50);
      moved.abort();
    })();
    await wait(300);
    const end = server.end('SIGTERM');
    await Promise.all([proxy, ...clients]);
    expect(failures).toEqual([]);
    expect(await end).toBe(0);
  });

  test(
    'killed without warning, alone or with its database, keeps every message it acknowledged',
    async () => {
      const folder = createTempFolder();
      const acknowledged: string[] = [];
      for (let kill = 0; kill < kills; kill++) {
        const server = await startServer(folder, behindProxy);
        const sending = Array.from({ length: 60 }, async (_, index) => {
          const message = `message number ${index} before kill ${kill}`;
          const answer = await sendMessage(server.url, message, from(index)).catch(() => undefined);
          if (answer?.status === 200) acknowledged.push(message);
        });
        await Promise.race(sending);
        if (kill % 2 === 1) killPostgres(folder);
        await server.end('SIGKILL');
        await Promise.all(sending);
      }
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(await readMessages(folder)).toEqual(expect.arrayContaining(acknowledged));
    },
    30_000 * (kills + 1)
  );

  test('starts its database again when that is killed under it, and serves on', async () => {
    const folder = createTempFolder();
    const server = await startServer(folder, behindProxy);
    await sendMessage(server.url, 'a message from before', from(1));
    killPostgres(folder);
    const waitOptions = { timeout: 30_000, interval: 100 };
    await vi.waitFor(async () => {
      expect((await sendMessage(server.url, 'a message from after', from(2))).status).toBe(200);
      expect(await isReady(server)).toBe(true);
    }, waitOptions);
    expect(await server.end('SIGTERM')).toBe(0);
    expect((await readMessages(folder)).toSorted()).toEqual([
      'a message from after',
      'a message from before'
    ]);
  });

  test('runs beside another on one folder, and each outlives the other', async () => {
    const folder = createTempFolder();
    const [first, second] = await Promise.all([startServer(folder), startServer(folder)]);
    onTestFinished(async () => void (await second.end('SIGTERM')));
    expect(await isReady(first)).toBe(true);
    expect(await isReady(second)).toBe(true);
    await sendMessage(first.url, 'sent to the first of two');
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await isReady(second)).toBe(true);
    expect((await sendMessage(second.url, 'sent to the second of two')).status).toBe(200);
    expect((await readMessages(folder)).toSorted()).toEqual([
      'sent to the first of two',
      'sent to the second of two'
    ]);
  });

  test('runs in two copies on a database of its owner, counting together and keeping what either was sent', async () => {
    const database = await startTestDatabase({ isEmpty: true });
    onTestFinished(database.drop);
    const variables = {
      DATABASE_URL: urlOf(database.address),
      DATABASE_OWNER_URL: urlOf(database.owner.address),
      AUTH_SECRET: 'the same secret in both of the copies',
      SITE_URL: 'https://prompts.example.com',
      TRUST_PROXY: '1'
    };
    const folders = [createTempFolder(), createTempFolder()];
    const copies = await Promise.all(folders.map((folder) => startServer(folder, variables)));
    const headers = { ...from(1), origin: variables.SITE_URL };
    const statuses: number[] = [];
    for (let index = 0; index < 32; index++) {
      const url = copies[index % 2]?.url ?? '';
      statuses.push((await sendMessage(url, `message number ${index}`, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
    expect(await Promise.all(copies.map((copy) => copy.end('SIGTERM')))).toEqual([0, 0]);
    expect((await database.pool.query('select 1 from contact_messages')).rowCount).toBe(30);
    expect(folders.flatMap((folder) => readdirSync(folder))).not.toContain('postgres');
  });

  test('names every problem of its configuration and does not start', async () => {
    const start = startServer(createTempFolder(), { PORT: 'eighty', SMTP_URL: 'carrier pigeon' });
    await expect(start).rejects.toThrow(
      /PORT must be a whole number.*SMTP_URL must be.*MAIL_FROM is needed/s
    );
  });

  test('keeps prompt text, addresses and secrets out of its log', async () => {
    const server = await startServer(createTempFolder(), { LOG_LEVEL: 'debug' });
    await sendMessage(server.url, 'a lighthouse keeper at dusk', { authorization: 'Bearer stolen-token' });
    await fetch(`${server.url}/api/v1/listings?search=whispered-words`);
    await server.end('SIGTERM');
    expect(server.output()).toContain('/api/v1/contact');
    for (const secret of ['lighthouse', 'ada@example.com', 'stolen-token', 'whispered-words', '127.0.0.1']) {
      expect(server.output()).not.toContain(secret);
    }
  });
});
