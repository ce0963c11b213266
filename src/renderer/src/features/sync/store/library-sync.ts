import type { Services } from '#renderer/feature-api/services.ts';
import type { Sync } from './create-sync.ts';

/** The store of this feature and its rounds. It is created when a user is signed in or opens the Sync page. */
export const librarySync = {
  createStore: async (services: Services): Promise<Sync> =>
    (await import('./create-sync.ts')).createSync(services)
};
