import { type ReactNode, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Shell } from '#shared/contract/shell.ts';
import type { Account } from '#shared/domain/people/account.ts';
import {
  type AccountState,
  type AccountStore,
  type Services,
  useIsOnline,
  useServices
} from '#renderer/feature-api/services.ts';
import { useRestriction } from '#renderer/feature-api/use-restriction.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { translateRestriction } from '#renderer/messages/translated-names.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';
import texts from '#renderer/messages/en/account.json';

type AccountDependencies = {
  readonly account: Cloud['account'];
  readonly profiles: Cloud['profiles'];
  readonly store: AccountStore;
  /** Data that syncs with the account. */
  readonly device: Pick<Device, 'replica' | 'outbox'>;
  /** Has the library read again what was removed from the device. */
  readonly followLibrary: () => void;
  /** The desktop's own part of signing in; null in a browser. */
  readonly session: Shell['session'] | null;
  readonly isOnline: boolean;
  readonly writeRows: Services['writeRows'];
  /** The restriction that prevents sign-up; undefined while registration is open. */
  readonly closedReason: string | undefined;
  readonly notify: Notify;
  /** Saves to a file and notifies of the outcome. */
  readonly download: (name: string, text: string) => Promise<void>;
  /** Copies and notifies of the outcome. */
  readonly copy: (text: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export const [AccountContext, useAccountDependencies] =
  createRequiredContext<AccountDependencies>('AccountDependencies');

/** Around each screen of one's own account. A Suspense is above it. */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const store = use(services.loadAccount());
  const isOnline = useIsOnline();
  const closedReason = translateRestriction(useRestriction('registration_closed'));
  const dependencies = useMemo(() => {
    const { platform, notify, download, copy, now, followLibrary, writeRows } = services;
    return {
      account: platform.cloud.account,
      profiles: platform.cloud.profiles,
      store,
      device: platform.device,
      followLibrary,
      session: platform.capabilities.shell?.session ?? null,
      isOnline,
      writeRows,
      closedReason,
      notify,
      download,
      copy: (text: string) => copy(text, () => t(texts, 'account.copied')),
      now
    };
  }, [services, store, isOnline, closedReason]);
  return (
    <CachedQueries>
      <AccountContext value={dependencies}>{children}</AccountContext>
    </CachedQueries>
  );
}

export function useAccountState<Part>(select: (state: AccountState) => Part): Part {
  return useStore(useAccountDependencies().store, select);
}

/** The account that is signed in. Throws where nobody is. */
export function useAccount(): Account {
  const account = useAccountState((state) => state.account);
  if (account === null) throw new Error('useAccount is used while nobody is signed in');
  return account;
}
