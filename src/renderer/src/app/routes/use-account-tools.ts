import { createElement, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AccountTools } from '#renderer/features/account/account-tools.ts';
import { NoticeSwitches } from '#renderer/features/notices/notice-switches.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/account.json';
import { useApp } from '../model/model-context.ts';
import { useTakeAway } from './use-take-away.ts';

/** What the account's screens need of the rest of the app. */
export function useAccountTools(): AccountTools {
  const { model } = useApp();
  const store = use(model.loadAccount());
  const isOnline = useStore(model.status, (state) => state.isOnline);
  const { copy, download } = useTakeAway();
  return useMemo(
    () => ({
      account: model.platform.cloud.account,
      profiles: model.platform.cloud.profiles,
      renderNotices: () => createElement(NoticeSwitches, { notices: model.platform.cloud.notices, isOnline }),
      store,
      session: model.platform.capabilities.shell?.session ?? null,
      isOnline,
      notify: model.notifications.getState().notify,
      download,
      copy: (text) => copy(text, () => say(texts, 'account.copied')),
      now: () => Date.now()
    }),
    [model, store, isOnline, copy, download]
  );
}
