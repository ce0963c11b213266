import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { FitState } from './fit-store.ts';

export const fitContext = createStoreContext<FitState>('The fit check');
