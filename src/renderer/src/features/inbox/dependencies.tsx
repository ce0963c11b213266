import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { type Services, useServices } from '#renderer/feature-api/services.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { OfflineCache } from '#renderer/lib/query/offline-cache.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';

type InboxDependencies = {
  readonly showcase: Cloud['showcase'];
  readonly sendMessage: Services['sendMessage'];
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
    const { platform, prompt, openPrompt, sendMessage, notify, now } = services;
    return {
      showcase: platform.cloud.showcase,
      sendMessage,
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
