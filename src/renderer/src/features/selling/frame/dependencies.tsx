import { type ReactNode, useMemo } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { type AccountStore, useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type SellingDependencies = {
  readonly sellers: Cloud['sellers'];
  readonly isOnline: boolean;
  readonly notify: Notify;
  readonly goTo: (path: string) => void;
  readonly loadAccount: () => Promise<AccountStore>;
};

const [SellingContext, useContext] = createRequiredContext<SellingDependencies>('SellingDependencies');

export const useSellingDependencies = useContext;

/** Around each screen and part of selling. */
export function SellingProvider({ children }: { readonly children: ReactNode }) {
  const { platform, notify, goTo, loadAccount } = useServices();
  const isOnline = useIsOnline();
  const dependencies = useMemo(
    () => ({ sellers: platform.cloud.sellers, isOnline, notify, goTo, loadAccount }),
    [platform, notify, goTo, loadAccount, isOnline]
  );
  return (
    <CachedQueries>
      <SellingContext value={dependencies}>{children}</SellingContext>
    </CachedQueries>
  );
}
