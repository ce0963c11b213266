import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { contractError } from '#shared/contract/errors.ts';
import type { PageName } from '#shared/contract/paths.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { type AccountState, type Services, ServicesProvider } from '#renderer/feature-api/services.ts';
import { StaticRouter } from '#renderer/lib/router.ts';
import { GuardedPage } from './guarded-page.tsx';

const ada: Account = {
  id: 'usr_1',
  email: 'ada@example.com',
  isVerified: true,
  isUndeliverable: false,
  hasSecondFactor: false,
  factorRecoveryDueAt: null,
  hasPassword: true,
  roles: ['user'],
  status: 'active',
  profile: { username: 'ada', displayName: 'Ada', avatarUrl: null, bio: '', links: [] }
};

type Known = Pick<AccountState, 'status'> & Partial<AccountState>;

async function draw(name: PageName, known: Known, path = '/there'): Promise<string> {
  const store = createStore<AccountState>()(() => ({
    account: null,
    problem: null,
    load: async () => undefined,
    take: () => undefined,
    ...known
  }));
  const services: Partial<Services> = { loadAccount: () => loaded };
  const loaded = Promise.resolve(store);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <ServicesProvider value={services as Services}>
        <GuardedPage name={name}>
          <p>shown</p>
        </GuardedPage>
      </ServicesProvider>
    </StaticRouter>
  );
  return new Response(prelude).text();
}

const signedIn = (changes: Partial<Account> = {}): Known => ({
  status: 'signed-in',
  account: { ...ada, ...changes }
});
const page = '<p>shown</p>';
const signedOut: Known = { status: 'signed-out' };

describe('a page', () => {
  test('that everybody may read asks for no account', async () => {
    expect(await draw('signIn', signedOut)).toContain(page);
  });

  test('asks a visitor to sign in and leads back to the address with its query', async () => {
    const html = await draw('purchases', signedOut, '/purchases?open=ent_1');
    expect(html).not.toContain(page);
    expect(html).toContain('Sign in to see this page.');
    expect(html).toContain('/auth/sign-in?returnTo=%2Fpurchases%3Fopen%3Dent_1');
  });

  test.each([
    ['purchases', {}, true],
    ['admin', {}, false],
    ['admin', { roles: ['user', 'admin'] }, true],
    ['createBundle', { roles: ['user', 'admin'] }, false],
    ['earnings', { roles: ['user', 'seller'] }, true],
    ['wishlist', { status: 'suspended' }, false],
    ['purchases', { status: 'suspended' }, true]
  ] as const)('%s shows itself to whom the table allows it: %o, %s', async (name, changes, isAllowed) => {
    const html = await draw(
      name,
      signedIn({ ...changes, roles: [...('roles' in changes ? changes.roles : ada.roles)] })
    );
    expect(html.includes(page)).toBe(isAllowed);
    expect(html.includes('You don’t have access to this page.')).toBe(!isAllowed);
  });

  test('waits for the first answer, and shows what is on this device where none comes', async () => {
    expect(await draw('purchases', { status: 'unknown' })).toContain('Loading...');
    expect(await draw('purchases', { status: 'unknown', problem: contractError('unreachable') })).toContain(
      page
    );
  });
});
