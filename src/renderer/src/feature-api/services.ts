import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { PlatformState } from '#shared/contract/cloud/server.ts';
import type { ContractError } from '#shared/contract/errors.ts';
import type { Platform } from '#shared/contract/platform/platform.ts';
import type { Account } from '#shared/domain/people/account.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { HistoryEntry } from '#shared/domain/craft/prompt/history/history.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import type { UpdateState } from '#shared/domain/release/update-state.ts';
import type { MessageEntity } from '#shared/domain/sync/messages/messages.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import type { Result } from '#shared/kit/result.ts';
import type { ReadableStore } from '#renderer/lib/follow-after-paint.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { TakeAnswer } from '#renderer/lib/query/hydration-data.ts';
import type { DialogName } from './dialogs.ts';
import type { SyncMarks } from './sync-marks.ts';
import { createRequiredContext } from '#renderer/lib/required-context.ts';
import type { RowDraft } from './row-draft.ts';

/** A message to the operators, as the route of its kind takes it. */
export type MessageDraft = { readonly entity: MessageEntity; readonly value: DocumentValue };

export type AccountState = {
  /** `unknown` until the server has answered once; a failure leaves what was known. */
  readonly status: 'unknown' | 'signed-out' | 'signed-in';
  readonly account: Account | null;
  /** Why the last request failed; null where it was answered. */
  readonly problem: ContractError | null;
  readonly load: () => Promise<void>;
  /** Sets the account that the server answered with; null signs out. */
  readonly take: (account: Account | null) => void;
};

export type AccountStore = StoreApi<AccountState>;

/** A screen with undo steps of its own, which the commands undo and redo act on while it is shown. */
export type UndoOwner = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** The app's services for features. The object is the same for the lifetime of the window. */
export type Services = {
  readonly platform: Platform;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly goTo: (path: string) => void;
  /** `path` of this app as a link to share. */
  readonly linkTo: (path: string) => string;
  readonly status: ReadableStore<{ readonly isOnline: boolean; readonly hasServer: boolean }>;
  /** The update state of the installed app; null in a browser. */
  readonly readAppUpdate: () => UpdateState | null;
  readonly platformState: ReadableStore<PlatformState & { readonly load: () => Promise<void> }>;
  readonly preferences: ReadableStore<{ readonly preferences: Preferences }>;
  /** `registry` is the list of models in use; null until `load` was called once. */
  readonly models: ReadableStore<{
    readonly registry: ModelRegistry | null;
    readonly load: () => Promise<ModelRegistry>;
  }>;
  readonly dialogs: ReadableStore<{
    readonly open: (name: DialogName) => void;
    readonly toggle: (name: DialogName) => void;
  }>;
  /** Newest first. `add` resolves to null if the device could not save the prompt. */
  readonly history: ReadableStore<{
    readonly entries: readonly HistoryEntry[];
    readonly add: (document: PromptDocument) => Promise<HistoryEntry | null>;
  }>;
  readonly library: ReadableStore<{ readonly templates: readonly Template[] }>;
  /** The prompt in the builder, and the history entry that it was opened from. */
  readonly prompt: ReadableStore<{
    readonly isReady: boolean;
    readonly document: PromptDocument;
    readonly viewingEntryId: string | null;
    /** Marks the prompt as saved elsewhere in its current state. */
    readonly markSaved: () => void;
  }>;
  /** Puts a prompt into the builder as one undo step and shows it; `label` names the step. */
  readonly openPrompt: (document: PromptDocument, label?: string) => void;
  readonly openTemplate: (template: Template) => void;
  readonly openEntry: (entry: HistoryEntry) => void;
  /** Changes the prompt in the builder as one undo step and opens the builder. The history entry being viewed stays the same. */
  readonly fillPrompt: (document: PromptDocument, label: string) => void;
  /** Copies and notifies of the outcome; `copiedText` is given the number of characters. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  /** Saves to a file and notifies of the outcome. */
  readonly download: (fileName: string, content: string | Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly importFiles: () => void;
  readonly exportPrompt: (document: PromptDocument) => void;
  /** Begins a listing of a prompt and shows it; says so where its license does not allow that. */
  readonly sellPrompt: (document: PromptDocument) => Promise<void>;
  readonly loadAccount: () => Promise<AccountStore>;
  /** The feature's own store, created once. */
  readonly storeOf: <Store>(feature: {
    readonly createStore: (services: Services) => Promise<Store>;
  }) => Promise<Store>;
  /**
   * Sends a message to the operators, with or without an account: at once, or once the server can be reached. One that the
   * server refuses at once is not kept.
   */
  readonly sendMessage: (draft: MessageDraft) => Promise<Result<'sent' | 'waiting', ContractError>>;
  readonly setUndoOwner: (owner: UndoOwner | null) => void;
  /** Has the library, the history and listing drafts read again what was changed on the device behind their backs. */
  readonly followLibrary: () => void;
  /** Nothing is in it while nothing syncs. */
  readonly syncMarks: ReadableStore<SyncMarks>;
  /** Changes rows that sync, one after the other: on this device at once, and on the server with the next round. */
  readonly writeRows: (drafts: readonly RowDraft[]) => Promise<Result<undefined, ContractError>>;
  /** Syncs soon, since something of this user changed on the server. */
  readonly syncNow: () => void;
  readonly takeAnswer: TakeAnswer;
  /** Removes unchanged copies of these purchases from the builder and the history. The device must still have them. */
  readonly removeCopies: (purchaseIds: readonly string[]) => Promise<void>;
};

export const [ServicesProvider, useServices] = createRequiredContext<Services>('Services');

export const useIsOnline = (): boolean => useStore(useServices().status, ({ isOnline }) => isOnline);

/** False in a desktop app that was told of no server. */
export const useHasServer = (): boolean => useStore(useServices().status, ({ hasServer }) => hasServer);

/** True if filters and the outline are shown beside the content, where there is room. */
export const useIsSidebarShown = (): boolean =>
  useStore(useServices().preferences, ({ preferences }) => !preferences.ui.sidebarCollapsed);
