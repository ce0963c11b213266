// The sold texts, in a schema of their own that only one service reads and writes.
import { bigint, foreignKey, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { instant } from '../columns/column-types.ts';
import { listingSubmissions } from './listing-submissions.ts';
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

/** MinHash fingerprints of the sold texts, by which near duplicates are found; none for a text without words. */
/** Prompts that wait for review; the row goes once its submission is decided. */
export const sealedSubmissions = sealed.table('submissions', {
  submissionId: text()
    .primaryKey()
    .references(() => listingSubmissions.id, { onDelete: 'cascade' }),
  data: jsonb().$type<PromptData>().notNull()
});

export const sealedFingerprints = sealed.table(
  'fingerprints',
  {
    listingId: text().notNull(),
    version: integer().notNull(),
    fingerprint: integer().array().notNull(),
    bands: bigint({ mode: 'number' }).array().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.version] }),
    index('fingerprints_bands').using('gin', table.bands),
    foreignKey({
      columns: [table.listingId, table.version],
      foreignColumns: [sealedContents.listingId, sealedContents.version]
    }).onDelete('cascade')
  ]
);
