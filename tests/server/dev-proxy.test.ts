import { expect, test, vi } from 'vitest';
import { createServer } from 'vite';
import { listenTestApp } from '../support/server/listen-test-app.ts';
import { makeAccount } from '../support/server/test-users.ts';
import { createTempFolder } from '../support/temp-folder.ts';

test('the development server passes calls on, and a page of it signs in and writes as on the real site', async () => {
  const server = await listenTestApp();
  vi.stubEnv('PORT', new URL(server.url).port);
  const vite = await createServer({
    configFile: 'vite.web.config.ts',
    cacheDir: createTempFolder(),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false }
  });
  try {
    await vite.listen();
    const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const { email, password } = await makeAccount(server);
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/v1/account/${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        ...(body === null ? {} : { body: JSON.stringify(body) })
      });
    const signedIn = await post('sign-in', { email, password });
    expect([signedIn.status, await signedIn.json()]).toMatchObject([200, { status: 'signed_in' }]);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const account = await fetch(`${origin}/api/v1/account`, { headers: { cookie } });
    expect(await account.json()).toMatchObject({ email });
    expect((await post('sign-out', null, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('sign-out', null, { cookie })).status).toBe(204);
    expect(await (await fetch(origin)).text()).toContain('<div id="root"');
  } finally {
    vi.unstubAllEnvs();
    await vite.close();
    await server.stop();
  }
});
