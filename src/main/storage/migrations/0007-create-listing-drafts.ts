import type { Migration } from '../database/migrate.ts';

export const createListingDrafts: Migration = {
  version: 7,
  up: `
    CREATE TABLE listing_drafts (
      id TEXT PRIMARY KEY,
      revision INTEGER NOT NULL,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
  `
};
