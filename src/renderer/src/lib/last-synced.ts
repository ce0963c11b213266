import { createLocalStore } from './local-store.ts';

const local = createLocalStore('reelwright.sync');
const name = 'lastSyncedAt';
const isMoment = (value: unknown): value is number | null => value === null || typeof value === 'number';

/** When this device last synced to the end, in Unix ms; null if it is not known. */
export const readLastSynced = (): number | null => local.read(name, isMoment, null);

export const rememberLastSynced = (at: number): void => local.remember(name, at);
