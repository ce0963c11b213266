import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createLog } from '#server/log/create-log.ts';
import { checkLiveMode } from '#server/create-payment-provider.ts';
import { startServer } from '../support/server/start-server.ts';
import { startTestDatabase } from '../support/server/test-database.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const silent = createLog('silent');
const stripe = { secretKey: 'sk_live_hunter2', webhookSecrets: ['whsec_1'], apiBase: undefined };
const live = { stripe, siteUrl: 'https://example.com' };

test('no real money is taken on a database that may forget it', async () => {
  const { db, drop } = await startTestDatabase();
  onTestFinished(drop);
  const check = checkLiveMode(live, db, silent);
  await expect(check).rejects.toThrow(/has fsync, full_page_writes, synchronous_commit off/);
  await checkLiveMode({ ...live, stripe: { ...stripe, secretKey: 'sk_test_1' } }, db, silent);
});

test('a site that people can reach is told that its buyers pay nothing', async () => {
  const { db, drop } = await startTestDatabase();
  onTestFinished(drop);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  await checkLiveMode({ stripe: undefined, siteUrl: 'http://localhost:8787' }, db, log);
  await checkLiveMode({ stripe: undefined, siteUrl: undefined }, db, log);
  expect(lines).toEqual([]);
  await checkLiveMode({ stripe: undefined, siteUrl: 'https://example.com' }, db, log);
  expect(lines.join('')).toContain('whoever buys pays nothing');
});

test('it is taken on one that keeps what it answered', async () => {
  const { address, stop } = await startEmbeddedPostgres(createTempFolder());
  const { db, close } = connect(address, () => undefined);
  onTestFinished(async () => {
    await close();
    await stop();
  });
  await expect(checkLiveMode(live, db, silent)).resolves.toBeUndefined();
});

test('a server with a test key starts, says so, and loads what speaks to Stripe', async () => {
  const server = await startServer(createTempFolder(), {
    STRIPE_SECRET_KEY: 'sk_test_hunter2',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SITE_URL: 'http://localhost:8787'
  });
  expect(server.output()).toContain('no real money moves');
  expect(server.output()).not.toContain('hunter2');
  const at = `${server.url}/api/v1/payments/events`;
  expect((await fetch(`${at}/stripe_test`, { method: 'POST', body: '{}' })).status).toBe(400);
  expect((await fetch(`${at}/sandbox`, { method: 'POST', body: '{}' })).status).toBe(404);
  await server.end('SIGTERM');
});

test('a server with a live key and nothing beside it does not start, and says all that is missing', async () => {
  const start = startServer(createTempFolder(), { STRIPE_SECRET_KEY: 'sk_live_hunter2' });
  await expect(start).rejects.toThrow(
    /STRIPE_WEBHOOK_SECRET is needed.*SITE_URL is needed.*DATABASE_URL is needed/s
  );
});
