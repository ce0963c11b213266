import type { Migration } from '../database/migrate.ts';

/** The history is always read newest first; entries of the same millisecond have an order too. */
export const indexHistoryByDate: Migration = {
  version: 3,
  up: 'CREATE INDEX history_by_date ON history (created_at DESC, id DESC)'
};
