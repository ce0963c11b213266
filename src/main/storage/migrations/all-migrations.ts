import type { Migration } from '../database/migrate.ts';
import { createTables } from './0001-create-tables.ts';
import { addNotificationReadColumn } from './0002-add-notification-read-column.ts';
import { indexHistoryByDate } from './0003-index-history-by-date.ts';
import { createModelsAndPlans } from './0004-create-models-and-plans.ts';
import { createOfflineCacheTable } from './0005-create-seen.ts';
import { renameOfflineCache } from './0006-rename-offline-cache.ts';
import { createListingDrafts } from './0007-create-listing-drafts.ts';
import { createSync } from './0008-create-sync.ts';
import { createWindowPrompts } from './0009-create-window-prompts.ts';

/** Released migrations never change; a new one goes at the end. */
export const allMigrations: readonly Migration[] = [
  createTables,
  addNotificationReadColumn,
  indexHistoryByDate,
  createModelsAndPlans,
  createOfflineCacheTable,
  renameOfflineCache,
  createListingDrafts,
  createSync,
  createWindowPrompts
];
