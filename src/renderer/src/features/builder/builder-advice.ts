import { createContext, type ReactNode, useContext } from 'react';
import type { PromptField } from '#shared/domain/prompt/prompt.ts';

/** What others have to say about the prompt, in the places the builder has for it. */
export type BuilderAdvice = {
  /** Under the finished prompt. */
  readonly summary: ReactNode;
  /** Under a field; it may draw nothing. */
  readonly renderNote: (field: PromptField) => ReactNode;
};

export const AdviceContext = createContext<BuilderAdvice>({ summary: null, renderNote: () => null });
export const useAdvice = (): BuilderAdvice => useContext(AdviceContext);
