import { createRequiredContext } from '#renderer/lib/required-context.ts';
import type { SyncStore } from '../store/sync-store.ts';

export const [SyncContext, useSync] = createRequiredContext<SyncStore>('Sync');
