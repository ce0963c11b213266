import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { FitContext } from '#shared/domain/craft/fit/rules/fit-rule.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import type { MatrixState } from './matrix-store.ts';

/** The matrix store of this window and the app services that it uses. */
export type MatrixTools = {
  readonly store: StoreApi<MatrixState>;
  readonly context: FitContext;
  /** US dollars for one attempt; null where no price is known. */
  readonly findCost: (data: PromptData, model: Model) => number | null;
  /** The count of history entries that so many new ones would displace. */
  readonly countDropped: (added: number) => number;
  readonly open: (document: PromptDocument) => void;
  /** `copiedText` is told how many characters went. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  /** `ending` completes the file's name: "matrix.csv". */
  readonly save: (source: PromptDocument, ending: string, text: string) => Promise<void>;
  /** `now`: milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves to the count that was stored. */
  readonly addToHistory: (documents: readonly PromptDocument[]) => Promise<number>;
  readonly notify: Notify;
};

const ToolsContext = createContext<MatrixTools | null>(null);
export const MatrixToolsProvider = ToolsContext.Provider;

export function useMatrixTools(): MatrixTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('The matrix is used outside its provider');
  return tools;
}

export function useMatrix<Part>(select: (state: MatrixState) => Part): Part {
  return useStore(useMatrixTools().store, select);
}
