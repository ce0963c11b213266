import type { Migration } from '../database/migrate.ts';

/** The list of models somebody brought in with their own prices, and the clip plan they edited: one row each. */
export const createModelsAndPlans: Migration = {
  version: 4,
  up: `
    CREATE TABLE models (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
    CREATE TABLE plans (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;
  `
};
