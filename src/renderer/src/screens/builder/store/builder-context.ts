import { createContext, type ReactNode, useContext } from 'react';
import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { Choice } from '#renderer/ui/fields/choice/choice.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { BuilderActions, BuilderState } from './builder-state.ts';

export const builderContext = createStoreContext<BuilderState>('The builder');
export const useBuilderStore = builderContext.useStoreApi;

/** A part of the builder, at once: for the field being typed in and the finished prompt. */
export const useBuilder = builderContext.use;

/** A part of the builder, a frame later: for everything else that a key changes, so that typing stays light. */
export const useBuilderLater = builderContext.useLater;

/** They never change, so whoever uses them has nothing to subscribe to. */
export const useBuilderActions = (): BuilderActions => useBuilderStore().getState();

export type DrawOffered = (offered: readonly Choice[] | null) => ReactNode;

/** Advice of other features about the prompt, in the places the builder has for it. */
export type BuilderAdvice = {
  /** Under the finished prompt. */
  readonly summary: ReactNode;
  /** The line above the form; `otherwise` where there is nothing else to say. */
  readonly renderIntro: (otherwise: ReactNode) => ReactNode;
  /** Under a field; it may draw nothing. */
  readonly renderNote: (field: PromptField) => ReactNode;
  /** Draws a field's control with what to offer in place of the builder's own suggestions; null for those. */
  readonly renderOffered: (field: PromptField, draw: DrawOffered) => ReactNode;
};

export const AdviceContext = createContext<BuilderAdvice>({
  summary: null,
  renderIntro: (otherwise) => otherwise,
  renderNote: () => null,
  renderOffered: (_, draw) => draw(null)
});
export const useAdvice = (): BuilderAdvice => useContext(AdviceContext);

/** Actions that the app provides to the builder. */
export type BuilderScreenActions = {
  readonly onOpenPalette: () => void;
  readonly onPastePrompt: () => void;
  readonly onCompareModels: () => void;
  readonly onMakeMatrix: () => void;
  readonly onPlanClips: () => void;
  readonly onSaveToHistory: () => void;
  readonly onSaveAsTemplate: () => void;
  readonly onSell: () => void;
};
