import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/domain/people/account.ts';
import { createStore } from 'zustand/vanilla';
import { ok } from '#shared/kit/result.ts';
import { noSyncMarks } from '#renderer/feature-api/sync-marks.ts';
import { type Services, ServicesProvider } from '#renderer/feature-api/services.ts';
import { PartsProvider } from '#renderer/feature-api/parts.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { StaticRouter } from '#renderer/lib/router.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { createAccountStore } from '../session/account-store.ts';
import { AccountContext } from '../session/dependencies.tsx';
import { AuthPages } from './auth-pages.tsx';
import { MyProfile } from '../profile/my-profile.tsx';

const ada: Account = {
  id: 'usr_1',
  email: 'ada@example.com',
  isVerified: false,
  isUndeliverable: false,
  hasSecondFactor: false,
  factorRecoveryDueAt: null,
  hasPassword: true,
  roles: ['user'],
  status: 'suspended',
  profile: {
    username: 'ada',
    displayName: '<b>Ada</b>',
    avatarUrl: null,
    bio: '',
    links: [{ label: 'Reel', url: 'https://ada.example/' }]
  }
};

function draw(path: string, account: Account | null, isOnline = true): string {
  const { cloud } = createMemoryPlatform();
  const store = createAccountStore({
    ask: () => cloud.account.get(),
    onKnown: () => undefined,
    onLeft: () => undefined
  });
  store.getState().take(account);
  // Server rendering reads the initial state.
  store.getInitialState = store.getState;
  const services: Partial<Services> = {
    platform: createMemoryPlatform(),
    syncMarks: createStore(() => noSyncMarks)
  };
  const tools = {
    account: cloud.account,
    profiles: cloud.profiles,
    store,
    device: createMemoryPlatform().device,
    followLibrary: () => undefined,
    session: null,
    isOnline,
    writeRows: async () => ok(undefined),
    closedReason: undefined,
    notify: () => undefined,
    download: async () => undefined,
    copy: async () => undefined,
    now: () => 0
  };
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <CachedQueries>
        <ServicesProvider value={services as Services}>
          <AccountContext value={tools}>
            <PartsProvider value={{ NoticeSettings: () => null }}>
              {path.startsWith('/auth') ? <AuthPages /> : <MyProfile />}
            </PartsProvider>
          </AccountContext>
        </ServicesProvider>
      </CachedQueries>
    </StaticRouter>
  );
}

const readHeading = (html: string): string | undefined => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const challenge = `challenge=${'a'.repeat(43)}&state=${'b'.repeat(22)}`;

describe('the pages of signing in', () => {
  test.each([
    ['/auth/sign-in', 'Sign in'],
    ['/auth/sign-in/', 'Sign in'],
    ['/auth/nothing-of-the-kind', 'Sign in'],
    ['/auth/sign-up', 'Make an account'],
    ['/auth/second-factor', 'One more step'],
    ['/auth/verify?token=abc', 'Confirm your address'],
    ['/auth/reset', 'Choose a new password'],
    ['/auth/reset?token=abc', 'Choose a new password'],
    ['/auth/recovery?token=abc', 'Keep your second step'],
    [`/auth/desktop?${challenge}`, 'Sign in on the desktop'],
    ['/auth/returned?problem=link_expired', 'Not signed in'],
    ['/my-profile', 'Your profile']
  ])('%s is %s', (path, heading) => {
    expect(readHeading(draw(path, null))).toBe(heading);
  });

  test('tell password managers what each field is', () => {
    expect(draw('/auth/sign-in', null)).toMatch(/autoComplete="username".*autoComplete="current-password"/is);
    expect(draw('/auth/sign-up', null)).toMatch(/autoComplete="username".*autoComplete="new-password"/is);
    expect(draw('/auth/second-factor', null)).toMatch(/autoComplete="one-time-code"/i);
  });

  test('let nobody in by a link that is not whole', () => {
    const html = draw('/auth/desktop?challenge=short&state=b', ada);
    expect(html).toContain('not whole');
    expect(html).not.toContain('Let it in');
    expect(draw(`/auth/desktop?${challenge}`, ada)).toContain('Let it in');
  });

  test('go on where somebody is signed in already, and only inside this app', () => {
    expect(draw('/auth/sign-in?returnTo=%2Fmarketplace', ada)).toContain('href="/marketplace"');
    expect(draw('/auth/sign-in?returnTo=%2F%2Fevil.example', ada)).not.toContain('evil.example');
  });

  test('say without a connection what needs one', () => {
    for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/reset']) {
      expect(draw(path, null, false)).toContain('You are offline.');
      expect(draw(path, null)).not.toContain('You are offline.');
    }
  });
});

test('one’s profile can be changed without a connection, and says at each button what cannot', () => {
  const reason = 'aria-description="Connect to the internet to change this."';
  const offline = draw('/my-profile', ada, false);
  expect(offline.split(reason)).toHaveLength(4);
  expect(offline).toMatch(/<input[^>]*readOnly=""[^>]*value="ada"/iu);
  expect(offline).toContain('Save profile');
  expect(draw('/my-profile', ada)).not.toMatch(/readOnly|aria-description="Connect/iu);
});

test('one’s profile says what is so, and shows what people typed as text', () => {
  const html = draw('/my-profile', ada);
  expect(html).toContain('Your account is suspended');
  expect(html).toContain('This address is not confirmed yet.');
  expect(html).toContain('value="&lt;b&gt;Ada&lt;/b&gt;"');
  expect(html).not.toContain('<b>Ada');
});

test('one’s profile says that mail to the address comes back, until it is confirmed', () => {
  const html = draw('/my-profile', { ...ada, isVerified: true, isUndeliverable: true });
  expect(html).toContain('We could not deliver mail to this address');
  expect(html).toContain('Send me the link');
  expect(draw('/my-profile', { ...ada, isVerified: true })).not.toContain('Send me the link');
});
