import { createContext, useContext, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { SeenShelf } from '#renderer/lib/recall-seen.ts';
import type { OutboxState } from './outbox-store.ts';

/** What the forms and the showcase need of the rest of the app. */
export type InboxTools = {
  readonly showcase: Cloud['showcase'];
  /** Its code is no part of a page that is only read. */
  readonly loadOutbox: () => Promise<StoreApi<OutboxState>>;
  readonly seen: SeenShelf;
  /** The prompt in the builder. */
  readonly readPrompt: () => PromptDocument;
  /** Puts a prompt into the builder and goes there. */
  readonly open: (document: PromptDocument) => void;
  /** Every model of the list in use. */
  readonly models: readonly { readonly id: string; readonly label: string }[];
  /** Whether a foreign player may stand in the page: on the desktop nothing foreign loads. */
  readonly canEmbed: boolean;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const ToolsContext = createContext<InboxTools | null>(null);
export const InboxToolsProvider = ToolsContext.Provider;

export function useInboxTools(): InboxTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('useInboxTools is used outside the InboxToolsProvider');
  return tools;
}

const nothing = createStore(() => null);

/** What waits on this device; null until that is known. */
export function useOutbox(): OutboxState | null {
  const { loadOutbox } = useInboxTools();
  const [store, setStore] = useState<StoreApi<OutboxState> | null>(null);
  useEffect(() => {
    // Without it only what waits is not shown; sending says itself what is wrong.
    loadOutbox().then((loaded) => setStore(() => loaded), ignore);
  }, [loadOutbox]);
  return useStore<StoreApi<OutboxState | null>>(store ?? nothing);
}

const ignore = () => undefined;
