import type { Platform } from '#shared/contract/platform.ts';
import type { AccountStore } from '#renderer/features/account/account-store.ts';
import { loadOnce } from '#renderer/lib/load-once.ts';
import { keepSignedInHint, readSignedInHint } from '#renderer/lib/signed-in-hint.ts';

/** Who is signed in, made once, when it is first wanted: most prompts are built by nobody in particular. */
export function accountLoader({ cloud, device }: Platform): () => Promise<AccountStore> {
  return loadOnce(async () => {
    const [{ createAccountStore }, { queryClient }] = await Promise.all([
      import('#renderer/features/account/account-store.ts'),
      import('#renderer/lib/cached-queries.tsx')
    ]);
    return createAccountStore({
      ask: () => cloud.account.get(),
      onKnown(accountId) {
        // What was bought is its buyer's alone, and only as long as they are signed in here.
        if (accountId !== null || readSignedInHint()) void device.bought.keepOnlyOf({ holderId: accountId });
        keepSignedInHint(accountId !== null);
      },
      onLeft() {
        queryClient.clear();
        void device.seen.clear();
      }
    });
  });
}
