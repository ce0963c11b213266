import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProviders } from '#server/auth/oauth-providers.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  type OidcProviderFixture,
  oidcClientKeys,
  startOidcProvider
} from '../support/server/oidc-provider-fixture.ts';
import { signUpAs } from '../support/server/test-users.ts';

const nobody = { sub: '', email: '', email_verified: true, name: '' };
let service: OidcProviderFixture;
let server: TestApp;
beforeAll(async () => {
  service = await startOidcProvider(nobody);
  const providers = readProviders({ google: undefined, github: undefined, oidc: oidcClientKeys(service) });
  await service.stop();
  server = await createTestApp({ authOptions: { providers } });
});
afterAll(() => server.stop());

test('a service that is away at the start keeps nobody from signing in with a password', async () => {
  const person = await signUpAs(server);
  expect((await server.call('account.get', undefined, person.headers)).output?.email).toBe(person.email);
});

test('asking for it says that it is away, until it is back', async () => {
  const ask = () => server.call('account.startProviderSignIn', { provider: 'house', returnTo: '/' });
  const away = await ask();
  expect([away.status, away.problem.code]).toEqual([503, 'not_ready']);
  const { port, origin } = new URL(service.discoveryUrl);
  const back = await startOidcProvider(nobody, Number(port));
  try {
    expect(new URL((await ask()).output.url).origin).toBe(origin);
  } finally {
    await back.stop();
  }
});
