import type { AccountStore, Services } from '#renderer/feature-api/services.ts';
import { queryClient } from '#renderer/lib/query-client.tsx';
import { keepSignedInHint, readSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { createAccountStore } from './account-store.ts';

/** The store of who is signed in. Signing out removes from this device what belongs to the account. */
export function createAccount({ platform: { cloud, device } }: Pick<Services, 'platform'>): AccountStore {
  return createAccountStore({
    ask: () => cloud.account.get(),
    onKnown(accountId) {
      // Purchases belong to their buyer, and stay on the device only while that buyer is signed in.
      if (accountId !== null || readSignedInHint()) void device.bought.keepOnlyOf({ holderId: accountId });
      keepSignedInHint(accountId !== null);
    },
    onLeft() {
      queryClient.clear();
      void device.seen.clear();
    }
  });
}
