import type { Migration } from '../database/migrate.ts';

/** What was seen of the cloud, for times without a connection. */
export const createOfflineCacheTable: Migration = {
  version: 5,
  up: `
    CREATE TABLE seen (
      key TEXT NOT NULL PRIMARY KEY,
      seen_at REAL NOT NULL,
      size INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
  `
};
