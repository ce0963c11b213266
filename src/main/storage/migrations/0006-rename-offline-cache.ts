import type { Migration } from '../database/migrate.ts';

export const renameOfflineCache: Migration = {
  version: 6,
  up: `
    ALTER TABLE seen RENAME TO offline_cache;
    ALTER TABLE offline_cache RENAME COLUMN seen_at TO cached_at;
  `
};
