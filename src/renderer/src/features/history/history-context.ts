import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { HistoryState } from './history-store.ts';

export const historyContext = createStoreContext<HistoryState>('History');
