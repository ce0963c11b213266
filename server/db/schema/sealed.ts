// The sold texts, in a schema of their own that only one service reads and writes.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text
} from 'drizzle-orm/pg-core';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { instant } from '../columns/column-types.ts';
import { users } from './accounts.ts';
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

/** Prompts that wait for review; the row goes once its submission is decided. */
export const sealedSubmissions = sealed.table('submissions', {
  submissionId: text()
    .primaryKey()
    .references(() => listingSubmissions.id, { onDelete: 'cascade' }),
  data: jsonb().$type<PromptData>().notNull()
});

/** MinHash fingerprints of the sold texts, by which near duplicates are found; none for a text without words. */
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

/** Listings that are being written, as `synced_rows`: only their seller's devices write them. */
export const sealedListingDrafts = sealed.table(
  'listing_drafts',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    revision: integer().notNull(),
    isDeleted: boolean().notNull(),
    /** The rest of the `SyncRow`. */
    content: text().notNull(),
    updatedAt: instant().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('listing_drafts_tombstones').on(table.updatedAt).where(sql`is_deleted`),
    check('listing_drafts_revision_positive', sql`${table.revision} > 0`)
  ]
);
