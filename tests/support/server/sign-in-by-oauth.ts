// The browser's part of a sign-in by a provider: start, authorization, and callback.
import type { TestApp } from './create-test-app.ts';
import { readCookies } from './test-users.ts';

export async function startOAuth(server: TestApp, cookie = '', returnTo = '/my-profile') {
  const started = await server.call(
    'account.startProviderSignIn',
    { provider: 'house', returnTo },
    { cookie }
  );
  const cookies = readCookies(started, cookie);
  const there = await fetch(started.output.url, { redirect: 'manual' });
  const { pathname, search } = new URL(there.headers.get('location') ?? '');
  const back = (jar = cookies) => server.app.request(`${pathname}${search}`, { headers: { cookie: jar } });
  return { back, cookies };
}

/** As whoever the service says; `account` is null where they were not let in. */
export async function signInByOAuth(server: TestApp) {
  const { back, cookies } = await startOAuth(server);
  const response = await back();
  const now = readCookies(response, cookies);
  const { output } = await server.call('account.get', undefined, { cookie: now });
  return { location: response.headers.get('location') ?? '', cookies: now, account: output };
}
