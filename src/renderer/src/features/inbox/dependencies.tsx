import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { OfflineCache } from '#renderer/lib/query/offline-cache.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';
import { outbox } from './outbox.ts';
import type { OutboxState } from './outbox-store.ts';

type InboxDependencies = {
  readonly showcase: Cloud['showcase'];
  /** Loads the code of the outbox, which a page that is only read does without. */
  readonly loadOutbox: () => Promise<StoreApi<OutboxState>>;
  /** Answers kept for times without a connection. */
  readonly cache: OfflineCache;
  /** The prompt in the builder. */
  readonly readPrompt: () => PromptDocument;
  /** Puts a prompt into the builder and shows it. */
  readonly open: (document: PromptDocument) => void;
  /** Every model of the list in use; empty until it has loaded. */
  readonly models: readonly { readonly id: string; readonly label: string }[];
  /** True if the page may embed a player of another site; the desktop loads nothing foreign. */
  readonly canEmbed: boolean;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const [InboxContext, useContextValue] = createRequiredContext<InboxDependencies>('InboxDependencies');
export const useInboxDependencies = useContextValue;

/** Around each screen of the inbox. */
export function InboxProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  // Without the list of models their ids are shown, so nothing waits for it.
  const models = useStore(services.models, ({ registry }) => registry?.models);
  const dependencies = useMemo(() => {
    const { platform, prompt, openPrompt, storeOf, notify, now } = services;
    return {
      showcase: platform.cloud.showcase,
      loadOutbox: () => storeOf(outbox),
      cache: platform.device.offlineCache,
      readPrompt: () => prompt.getState().document,
      open: (document: PromptDocument) => openPrompt(document),
      models: models ?? [],
      canEmbed: platform.capabilities.shell === null,
      notify,
      now
    };
  }, [services, models]);
  return <InboxContext value={dependencies}>{children}</InboxContext>;
}

const nothing = createStore(() => null);

/** The outbox; null until it is loaded. */
export function useOutbox(): OutboxState | null {
  const { loadOutbox } = useInboxDependencies();
  const [store, setStore] = useState<StoreApi<OutboxState> | null>(null);
  useEffect(() => {
    // Without its code only the waiting messages are not shown; sending reports the problem itself.
    loadOutbox().then((loaded) => setStore(() => loaded), ignore);
  }, [loadOutbox]);
  return useStore<StoreApi<OutboxState | null>>(store ?? nothing);
}

const ignore = () => undefined;
