import type { Migration } from '../database/migrate.ts';

/** The prompts of further windows, whole. That of the first window stays in `drafts` and `draft_steps`. */
export const createWindowPrompts: Migration = {
  version: 9,
  up: `
    CREATE TABLE window_prompts (
      window_id INTEGER PRIMARY KEY CHECK (window_id > 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
  `
};
