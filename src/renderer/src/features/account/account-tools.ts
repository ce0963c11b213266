import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { Shell } from '#shared/contract/shell.ts';
import type { Account } from '#shared/domain/people/account.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { AccountState, AccountStore } from './account-store.ts';

/** What the account's screens need of the rest of the app. */
export type AccountTools = {
  readonly account: Cloud['account'];
  readonly profiles: Cloud['profiles'];
  /** Of what they are told, and how. */
  readonly renderNotices: () => ReactNode;
  readonly store: AccountStore;
  /** The desktop's own part of signing in; null in a browser. */
  readonly session: Shell['session'] | null;
  readonly isOnline: boolean;
  readonly notify: Notify;
  /** Saves to a file and tells how it went. */
  readonly download: (name: string, text: string) => Promise<void>;
  /** Copies and tells how it went. */
  readonly copy: (text: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const ToolsContext = createContext<AccountTools | null>(null);
export const AccountToolsProvider = ToolsContext.Provider;

export function useAccountTools(): AccountTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('useAccountTools is used outside the AccountToolsProvider');
  return tools;
}

export function useAccountState<Part>(select: (state: AccountState) => Part): Part {
  return useStore(useAccountTools().store, select);
}

/** Whose account this is. Only below what is drawn for somebody who is signed in. */
export function useAccount(): Account {
  const account = useAccountState((state) => state.account);
  if (account === null) throw new Error('useAccount is used while nobody is signed in');
  return account;
}
