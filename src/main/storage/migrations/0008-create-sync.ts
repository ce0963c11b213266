import type { Migration } from '../database/migrate.ts';

export const createSync: Migration = {
  version: 8,
  up: `
    CREATE TABLE sync_devices (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE sync_outbox (
      position INTEGER PRIMARY KEY,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE sync_rows (
      part TEXT NOT NULL,
      key TEXT NOT NULL,
      body TEXT NOT NULL CHECK (json_valid(body)),
      PRIMARY KEY (part, key)
    ) STRICT, WITHOUT ROWID;
  `
};
