import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { BuilderActions, BuilderState } from './builder-state.ts';

export const builderContext = createStoreContext<BuilderState>('The builder');
export const useBuilderStore = builderContext.useStoreApi;

/** A part of the builder, at once: for the field being typed in and the finished prompt. */
export const useBuilder = builderContext.use;

/** A part of the builder, a frame later: for everything else that a key changes, so that typing stays light. */
export const useBuilderLater = builderContext.useLater;

/** They never change, so whoever uses them has nothing to subscribe to. */
export const useBuilderActions = (): BuilderActions => useBuilderStore().getState();
