import { onTestFinished, expect, test, vi } from 'vitest';
import { startServer } from '../support/server/start-server.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const email = 'ann@example.com';

test('a server on any free port that was told no address knows its own, and leads to it', async () => {
  const server = await startServer(createTempFolder());
  onTestFinished(async () => void (await server.end('SIGTERM')));
  expect(new URL(server.url).port).not.toBe('0');
  const body = { email, password: 'violet tractor 12', username: 'ann-here', displayName: 'Ann' };
  const signedUp = await fetch(`${server.url}/api/v1/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body)
  });
  expect(signedUp.status).toBeLessThan(300);
  const readMailbox = async () =>
    (
      await fetch(`${server.url}/dev/mailbox?to=${email}`, { headers: { accept: 'application/json' } })
    ).text();
  await vi.waitFor(async () => expect(await readMailbox()).toContain('/auth/verify?token='), {
    timeout: 30_000,
    interval: 200
  });
  expect(await readMailbox()).toContain(`${server.url}/auth/verify?token=`);
  expect(await server.end('SIGTERM')).toBe(0);
});
