import type { Migration } from '../database/migrate.ts';

/** The offline cache of server responses. */
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
