import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { contractError, type ContractError } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { endSession } from '#renderer/feature-api/sign-out-intent.ts';
import { expectSignIn } from '#renderer/lib/signed-in-hint.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { createAccount, createAccountStore } from './account-store.ts';

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

function begin(answers: readonly Result<Account | null, ContractError>[]) {
  const ask = vi.fn(async () => answers[Math.min(ask.mock.calls.length, answers.length) - 1] ?? ok(null));
  const onKnown = vi.fn();
  const onLeft = vi.fn();
  const store = createAccountStore({ ask, onKnown, onLeft });
  return { store, ask, onKnown, onLeft };
}

const startAccount = (given: Partial<Parameters<typeof createAccount>[0]>) =>
  createAccount({
    platform: createMemoryPlatform(),
    removeCopies: async () => undefined,
    notify: () => undefined,
    goTo: () => undefined,
    ...given
  });

beforeEach(() => {
  stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('who is signed in', () => {
  test('is known once the server said so', async () => {
    const { store, onKnown } = begin([ok(ada)]);
    expect(store.getState().status).toBe('unknown');
    await store.getState().load();
    expect(store.getState()).toMatchObject({ status: 'signed-in', account: ada });
    expect(onKnown).toHaveBeenLastCalledWith('usr_1');
  });

  test('is asked once, however many want to know', async () => {
    const { store, ask } = begin([ok(null)]);
    await Promise.all([store.getState().load(), store.getState().load()]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(store.getState().status).toBe('signed-out');
  });

  test('stays known while the server cannot be reached', async () => {
    const { store } = begin([ok(ada), err(contractError('unreachable'))]);
    await store.getState().load();
    await store.getState().load();
    expect(store.getState()).toMatchObject({
      status: 'signed-in',
      account: ada,
      problem: { code: 'unreachable' }
    });
  });

  test('leaves nothing behind when it ends, or when it becomes somebody else', async () => {
    const { store, onLeft } = begin([ok(ada), ok(null)]);
    await store.getState().load();
    expect(onLeft).not.toHaveBeenCalled();
    await store.getState().load();
    expect(onLeft).toHaveBeenCalledTimes(1);
    store.getState().take(ada);
    store.getState().take({ ...ada, email: 'new@example.com' });
    expect(onLeft).toHaveBeenCalledTimes(1);
    store.getState().take({ ...ada, id: 'usr_2' });
    expect(onLeft).toHaveBeenCalledTimes(2);
  });

  test('leaves no answers on the device when it became somebody else while the app was closed', async () => {
    const platform = createMemoryPlatform();
    const { offlineCache } = platform.device;
    const cached = { key: 'purchases.list ', value: '{}', cachedAt: 1 };
    const start = () => startAccount({ platform }).getState();
    start().take(ada);
    await offlineCache.save(cached);
    start().take(ada);
    expect(await offlineCache.load(cached)).toEqual(ok(cached));
    start().take({ ...ada, id: 'usr_2' });
    expect(await offlineCache.load(cached)).toEqual(ok(null));
    await offlineCache.save(cached);
    start().take(null);
    expect(await offlineCache.load(cached)).toEqual(ok(null));
  });

  test('is announced to have ended unless the user ended it', async () => {
    const notify = vi.fn();
    const goTo = vi.fn();
    const { take } = startAccount({ notify, goTo }).getState();
    take(null);
    take(ada);
    await endSession(async () => {
      // The answer to an earlier question comes meanwhile.
      take(ada);
      return ok(undefined);
    });
    take(null);
    expectSignIn();
    take(null);
    expect(notify).not.toHaveBeenCalled();

    take(ada);
    await endSession(async () => err(contractError('unreachable')));
    await expect(endSession(() => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
    take(null);
    take(null);
    expect(notify).toHaveBeenCalledTimes(1);
    notify.mock.calls[0]?.[0].action.run();
    expect(goTo).toHaveBeenCalledWith('/auth/sign-in');
  });
});
