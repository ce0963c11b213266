import { createContext, useContext } from 'react';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';

/** What a page can do beyond being read; the app says how. */
export type ReadingActions = {
  /** Puts the example into the builder, as one step that undo takes back, and goes there. */
  readonly openExample: (example: PromptDocument) => void;
  readonly openTemplate: (template: Template) => void;
};

const ReadingContext = createContext<ReadingActions | null>(null);
export const ReadingProvider = ReadingContext.Provider;

export function useReadingActions(): ReadingActions {
  const actions = useContext(ReadingContext);
  if (actions === null) throw new Error('useReadingActions is used outside the ReadingProvider');
  return actions;
}
