import { createContext, type ReactNode, useContext } from 'react';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { Choice } from '#renderer/ui/choice.ts';

export type DrawOffered = (offered: readonly Choice[] | null) => ReactNode;

/** What others have to say about the prompt, in the places the builder has for it. */
export type BuilderAdvice = {
  /** Under the finished prompt. */
  readonly summary: ReactNode;
  /** Under a field; it may draw nothing. */
  readonly renderNote: (field: PromptField) => ReactNode;
  /** Draws a field's control with what to offer in place of the builder's own suggestions; null for those. */
  readonly renderOffered: (field: PromptField, draw: DrawOffered) => ReactNode;
};

export const AdviceContext = createContext<BuilderAdvice>({
  summary: null,
  renderNote: () => null,
  renderOffered: (_, draw) => draw(null)
});
export const useAdvice = (): BuilderAdvice => useContext(AdviceContext);
