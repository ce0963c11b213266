import { createContext, type ReactNode, useContext } from 'react';
import type { PromptData, PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Template, UserTemplate } from '#shared/domain/craft/template/template.ts';
import type { Notify } from '#renderer/lib/notify.ts';

/** What the library needs of the rest of the app, which says how each is done. */
export type LibraryTools = {
  readonly use: (template: Template) => void;
  /** The prompt in the builder. */
  readonly readPrompt: () => PromptDocument;
  /** How well a prompt fits the model it names, in a line or two. */
  readonly renderFit: (data: PromptData) => ReactNode;
  /** `query` without its question mark; '' is the whole library. */
  readonly linkTo: (query: string) => string;
  readonly chooseFiles: () => void;
  readonly exportTemplates: (templates: readonly UserTemplate[]) => void;
  readonly exportPrompt: (document: PromptDocument) => void;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const ToolsContext = createContext<LibraryTools | null>(null);
export const LibraryToolsProvider = ToolsContext.Provider;

export function useLibraryTools(): LibraryTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('useLibraryTools is used outside the LibraryToolsProvider');
  return tools;
}
