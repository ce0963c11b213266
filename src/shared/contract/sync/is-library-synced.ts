import type { ReplicaStatus } from '../device-sync.ts';

/** Only the library is a choice: the rest of what a user has syncs wherever they are signed in. */
export const isLibrarySynced = (replica: ReplicaStatus | null | undefined): boolean =>
  replica?.scopes.some(({ name }) => name === 'library') === true;
