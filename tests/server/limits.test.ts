import { expect, onTestFinished, test } from 'vitest';
import type { RateLimitRule } from '#server/rate-limit/rate-limiter.ts';
import { defaultRateLimits } from '#server/rate-limit/rate-limits.ts';
import { createTestApp } from '../support/server/create-test-app.ts';
import { startInstances } from '../support/server/start-instances.ts';

const together: RateLimitRule = { name: 'together', points: 10, seconds: 600, isShared: true };

test('a shared limit holds for all copies together, and for each key alone', async () => {
  const { instances, database } = await startInstances(4, []);
  const take = (key: string) =>
    Promise.all(
      Array.from({ length: 40 }, async (_, index) => instances[index % 4]?.context.limits.take(together, key))
    );
  const verdicts = await take('192.0.2.7');
  expect(verdicts.filter((verdict) => verdict?.isAllowed === true)).toHaveLength(10);
  const refusal = verdicts.find((verdict) => verdict?.isAllowed === false);
  expect(refusal).toMatchObject({ retryAfterSeconds: expect.closeTo(600, -2) as number });
  expect((await instances[0]?.context.limits.take(together, '192.0.2.8'))?.isAllowed).toBe(true);
  await instances[1]?.context.limits.forget(together, '192.0.2.7');
  expect((await instances[2]?.context.limits.take(together, '192.0.2.7'))?.isAllowed).toBe(true);
  const { rows } = await database.pool.query('select * from rate_limits');
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
});

test('counting waits for no disk', async () => {
  const { database } = await startInstances(1, []);
  const { rows } = await database.pool.query(
    "select relpersistence from pg_class where relname = 'rate_limits'"
  );
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});

const from = (address: string, forwarded?: string) =>
  [
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress: address } } }
  ] as const;

test('who calls too often is told how long to wait, whatever address they claim to have', async () => {
  const rates = { ...defaultRateLimits(5), read: { name: 'read', points: 5, seconds: 60, isShared: false } };
  const server = await createTestApp({ rates });
  onTestFinished(server.stop);
  const ask = (claim: string) => server.app.request('/api/models', ...from('192.0.2.7', claim));
  const statuses: number[] = [];
  for (let call = 0; call < 8; call++) statuses.push((await ask(`10.0.0.${call}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refusal = await ask('10.0.0.9');
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.json()).toMatchObject({ code: 'rate_limited', status: 429 });
  expect((await server.app.request('/api/models', ...from('192.0.2.8'))).status).toBe(200);
});

test('whoever calls from ever new addresses of their own network is one caller', async () => {
  const rates = { ...defaultRateLimits(1), read: { name: 'read', points: 1, seconds: 60, isShared: false } };
  const server = await createTestApp({ rates });
  onTestFinished(server.stop);
  const ask = async (address: string) => (await server.app.request('/api/models', ...from(address))).status;
  expect(await ask('2001:db8:1:2::1')).toBe(200);
  expect(await ask('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  expect(await ask('::ffff:192.0.2.7')).toBe(200);
  expect(await ask('192.0.2.7')).toBe(429);
  expect(await ask('::ffff:192.0.2.8')).toBe(200);
});

test('behind a proxy of ours the address it saw counts, not what stands before it', async () => {
  const rates = { ...defaultRateLimits(1), read: { name: 'read', points: 1, seconds: 60, isShared: false } };
  const server = await createTestApp({ rates, trustedHops: 1 });
  onTestFinished(server.stop);
  const ask = (forwarded: string) => server.app.request('/api/models', ...from('127.0.0.1', forwarded));
  expect((await ask('192.0.2.7')).status).toBe(200);
  expect((await ask('10.1.1.1, 192.0.2.7')).status).toBe(429);
  expect((await ask('192.0.2.8')).status).toBe(200);
});

test('who asks for prerendered pages too often gets the app without them, and is told how long to wait', async () => {
  const rates = { ...defaultRateLimits(3), read: { name: 'read', points: 3, seconds: 60, isShared: false } };
  const server = await createTestApp({ rates });
  onTestFinished(server.stop);
  const ask = (path: string, address = '192.0.2.7') => server.app.request(path, ...from(address));
  const pages = ['/marketplace?q=rain', '/marketplace/nothing-here', '/profile/nobody'];
  for (const path of pages) expect((await ask(path)).status).not.toBe(429);
  for (const path of ['/marketplace', ...pages]) {
    const refusal = await ask(path);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal.text()).toBe(await (await ask('/')).text());
  }
  expect((await ask('/about')).status).toBe(200);
  expect((await ask('/marketplace', '192.0.2.8')).status).toBe(200);
  expect((await ask('/api/models')).status).toBe(429);
});
