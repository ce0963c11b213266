import type { Services } from '#renderer/feature-api/services.ts';
import type { Sync } from './create-sync.ts';

/** The store of this feature, with its rounds. It is created once somebody is signed in, or looks at the page. */
export const librarySync = {
  createStore: async (services: Services): Promise<Sync> =>
    (await import('./create-sync.ts')).createSync(services)
};
