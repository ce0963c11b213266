import { type ReactNode, useMemo } from 'react';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { type AccountStore, useIsOnline, useServices } from '#renderer/feature-api/services.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import type { Notify } from '#renderer/lib/notify.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type SellingDependencies = {
  readonly sellers: Cloud['sellers'];
  readonly coupons: Cloud['coupons'];
  readonly isOnline: boolean;
  readonly notify: Notify;
  readonly now: () => number;
  /** The address of a path of this app, to share. */
  readonly linkTo: (path: string) => string;
  readonly goTo: (path: string) => void;
  readonly loadAccount: () => Promise<AccountStore>;
};

const [SellingContext, useContext] = createRequiredContext<SellingDependencies>('SellingDependencies');

export const useSellingDependencies = useContext;

/** Around each screen and part of selling. */
export function SellingProvider({ children }: { readonly children: ReactNode }) {
  const { platform, notify, now, linkTo, goTo, loadAccount } = useServices();
  const isOnline = useIsOnline();
  const dependencies = useMemo(
    () => ({
      sellers: platform.cloud.sellers,
      coupons: platform.cloud.coupons,
      isOnline,
      notify,
      now,
      linkTo,
      goTo,
      loadAccount
    }),
    [platform, notify, now, linkTo, goTo, loadAccount, isOnline]
  );
  return (
    <CachedQueries>
      <SellingContext value={dependencies}>{children}</SellingContext>
    </CachedQueries>
  );
}
