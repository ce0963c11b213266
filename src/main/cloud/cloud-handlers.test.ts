import { describe, expect, test } from 'vitest';
import { contractError, type ContractError } from '#shared/contract/errors.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { createCloudHandlers, pageCloudContract } from './cloud-handlers.ts';
import type { Keychain, Secrets } from './secret-store.ts';

function serve(answer: Result<unknown, ContractError>) {
  let secrets: Secrets = { token: 't', device: 'd' };
  const keychain: Keychain = {
    recall: () => secrets,
    remember: (change) => void (secrets = { ...secrets, ...change }),
    isPersistent: true
  };
  const calls: string[] = [];
  const handlers = createCloudHandlers(async (name) => {
    calls.push(name);
    return answer;
  }, keychain);
  return { handlers, calls, recall: keychain.recall };
}

describe('the cloud, to a page', () => {
  test('is what the contract says it is, and nothing beside it', async () => {
    const list = { id: 'wsh_1', name: 'Rain', itemCount: 1, createdAt: 1 };
    const { handlers, calls } = serve(ok([{ ...list, secret: 'planted' }]));
    expect(await handlers['wishlists.list'](undefined)).toEqual([list]);
    expect(calls).toEqual(['wishlists.list']);
  });

  test('gives no answer that breaks the contract', async () => {
    const { handlers } = serve(ok([{ id: 'maybe' }]));
    await expect(handlers['wishlists.list'](undefined)).rejects.toMatchObject({ code: 'internal' });
  });

  test('cannot trade a link’s code, nor approve the sign-in of another device', () => {
    expect(Object.keys(pageCloudContract)).not.toContain('account.exchangeDesktopCode');
    expect(Object.keys(pageCloudContract)).not.toContain('account.authorizeDesktop');
    expect(Object.keys(pageCloudContract)).toContain('account.signIn');
  });

  test('forgets the session when it was ended, by whatever way, and keeps the device known', async () => {
    for (const name of ['account.signOut', 'account.signOutEverywhere'] as const) {
      const { handlers, recall } = serve(ok(undefined));
      await handlers[name](undefined);
      expect(recall()).toEqual({ token: null, device: 'd' });
    }
    const expired = serve(err(contractError('unauthenticated')));
    await expect(expired.handlers['account.listSessions'](undefined)).rejects.toMatchObject({
      code: 'unauthenticated'
    });
    expect(expired.recall().token).toBeNull();
  });

  test('keeps the session through every other answer', async () => {
    const { handlers, recall } = serve(err(contractError('unreachable')));
    await expect(handlers['account.signOut'](undefined)).rejects.toMatchObject({ code: 'unreachable' });
    expect(recall().token).toBe('t');
  });
});
