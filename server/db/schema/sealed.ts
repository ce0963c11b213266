// The sold texts, in a schema of their own that only one service reads and writes.
import { foreignKey, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { instant } from './instant.ts';
import { listingVersions } from './listings.ts';

export const sealed = pgSchema('sealed');

export const sealedContents = sealed.table(
  'contents',
  {
    listingId: text().notNull(),
    version: integer().notNull(),
    data: jsonb().$type<PromptData>().notNull(),
    /** SHA-256 of the data as JSON, hexadecimal: what a buyer opened, to the letter. */
    contentHash: text().notNull(),
    createdAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.version] }),
    foreignKey({
      columns: [table.listingId, table.version],
      foreignColumns: [listingVersions.listingId, listingVersions.version]
    })
  ]
);
