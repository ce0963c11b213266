import type { Migration } from '../database/migrate.ts';

/** `body` is the whole value as JSON; a column of its own has only what is looked up or sorted by. */
export const createTables: Migration = {
  version: 1,
  up: `
    CREATE TABLE drafts (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      revision INTEGER NOT NULL,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE draft_steps (
      seq INTEGER PRIMARY KEY,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE history (
      id TEXT NOT NULL PRIMARY KEY,
      created_at REAL NOT NULL,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE templates (
      id TEXT NOT NULL PRIMARY KEY,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE marks (
      template_id TEXT NOT NULL PRIMARY KEY,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE notifications (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE events (
      position INTEGER PRIMARY KEY,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE metrics (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE preferences (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE recoveries (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
  `
};
