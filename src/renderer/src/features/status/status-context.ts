import { createStoreContext } from '#renderer/lib/store-context.tsx';
import type { StatusState } from './status-store.ts';

export const statusContext = createStoreContext<StatusState>('Status');
