// Preview media: files of sellers, and uploads that are not finished.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { MediaKind } from '#shared/domain/market/media/preview-media.ts';
import { users } from './accounts.ts';
import { instant } from '../columns/column-types.ts';

const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    ownerId: ownerId(),
    kind: text().$type<MediaKind>().notNull(),
    mediaKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null for an image. */
    durationMs: integer(),
    /** Bytes. */
    size: integer().notNull(),
    /** When it was last uploaded, shown in the editor or submitted. */
    usedAt: instant().notNull()
  },
  (table) => [
    unique('media_owner_key_unique').on(table.ownerId, table.mediaKey),
    index('media_used').on(table.usedAt)
  ]
);

export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: text().primaryKey(),
    ownerId: ownerId(),
    kind: text().$type<MediaKind>().notNull(),
    /** Bytes of the whole file. */
    size: integer().notNull(),
    /** Of the whole file, hexadecimal. */
    sha256: text().notNull(),
    /** Bytes that are stored. */
    received: integer().notNull().default(0),
    /** The stored parts in their order. */
    partNames: text().array().notNull().default([]),
    expiresAt: instant().notNull()
  },
  (table) => [
    unique('media_uploads_owner_file_unique').on(table.ownerId, table.sha256, table.kind, table.size),
    index('media_uploads_expiry').on(table.expiresAt),
    check('media_uploads_received', sql`${table.received} between 0 and ${table.size}`)
  ]
);
