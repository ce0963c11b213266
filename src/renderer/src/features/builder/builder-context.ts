import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { BuilderState } from './builder-state.ts';

export const builderContext = createStoreContext<BuilderState>('The builder');
export const useBuilder = builderContext.use;
export const useBuilderStore = builderContext.useStoreApi;
