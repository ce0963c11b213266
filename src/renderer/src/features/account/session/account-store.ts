import { createStore } from 'zustand/vanilla';
import type { AccountState, AccountStore, Services } from '#renderer/feature-api/services.ts';
import { queryClient } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { forgetSignOut, isSigningOut } from '#renderer/feature-api/sign-out-intent.ts';
import { keepLastAccountId, readAccountId, readLastAccountId } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/account.json';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { isForOrganization } from '#shared/domain/market/license-texts.ts';
import { authPaths } from './auth-paths.ts';

type Dependencies = {
  readonly ask: Cloud['account']['get'];
  /** Told whenever it is known who is signed in; null: nobody. */
  readonly onKnown: (accountId: string | null) => void;
  /** Somebody was signed in and is not any more: nothing of theirs may stay. */
  readonly onLeft: () => void;
};

/** The signed-in account, as the server reports it. */
export function createAccountStore({ ask, onKnown, onLeft }: Dependencies): AccountStore {
  let asking: Promise<void> | undefined;
  const store = createStore<AccountState>()((set, get) => ({
    status: 'unknown',
    account: null,
    problem: null,
    load: () => {
      asking ??= load().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    take(account) {
      const before = get().account;
      set({ status: account === null ? 'signed-out' : 'signed-in', account, problem: null });
      onKnown(account?.id ?? null);
      if (before !== null && before.id !== account?.id) onLeft();
    }
  }));

  async function load(): Promise<void> {
    const answer = await ask();
    if (answer.ok) store.getState().take(answer.value);
    else store.setState({ problem: answer.error });
  }
  return store;
}

type AccountServices = Pick<Services, 'platform' | 'removeCopies' | 'notify' | 'goTo'>;

/** The store of who is signed in. Signing out removes from this device what belongs to the account. */
export function createAccount(services: AccountServices): AccountStore {
  const { cloud, device } = services.platform;
  return createAccountStore({
    ask: () => cloud.account.get(),
    onKnown(accountId) {
      const lastId = readLastAccountId();
      if (accountId !== null || lastId !== null) void removeOthersPurchases(services, accountId);
      // The account of an earlier start of the app, whose session ended meanwhile.
      if (lastId !== null && lastId !== accountId) void device.offlineCache.clear();
      if (accountId === null && readAccountId() !== null && !isSigningOut()) announceSessionEnd(services);
      if (accountId !== lastId) forgetSignOut();
      keepLastAccountId(accountId);
    },
    onLeft() {
      queryClient.clear();
      void device.offlineCache.clear();
    }
  });
}

/**
 * Purchases belong to their buyer, and stay on the device only while that buyer is signed in. Unchanged copies in the
 * builder and the history go with them, unless the license lets everybody in the buyer's organization use the prompt.
 * `holderId` is the id of the signed-in user, or null.
 */
export async function removeOthersPurchases(
  { platform: { device }, removeCopies }: Pick<Services, 'platform' | 'removeCopies'>,
  holderId: string | null
): Promise<void> {
  const kept = await device.purchasedPrompts.list();
  const leaving = (kept.ok ? kept.value.items : [])
    .filter((one) => one.holderId !== holderId && !isForOrganization(one.licence))
    .map(({ purchaseId }) => purchaseId);
  // Copies are told by comparing with the purchases, so they go first.
  if (leaving.length > 0) {
    await removeCopies(leaving);
    // Other windows of the desktop let go of theirs.
    await device.purchasedPrompts.remove({ purchaseIds: leaving });
  }
  await device.purchasedPrompts.removeOtherUsers({ holderId });
}

/** After a month without a connection, or because another device ended the session. */
function announceSessionEnd({ notify, goTo }: AccountServices): void {
  notify({
    type: 'warning',
    title: t(texts, 'account.sessionEnded.title'),
    message: t(texts, 'account.sessionEnded.text'),
    action: { label: t(texts, 'account.sessionEnded.signIn'), run: () => goTo(authPaths.signIn) }
  });
}
