// A row is one thing of a user's data that syncs: a template, a wishlist item, a purchase. The server orders all
// changes of a row; its revision counts them.
import * as z from 'zod';

/** A document: its fields are merged one by one. Keys that this app does not know are kept. */
export const DocumentValue = z.record(z.string(), z.json());
export type DocumentValue = z.infer<typeof DocumentValue>;

/** The device that wrote, and the time. On the server `at` is its own clock's time; it is shown, and never compared. */
export const Stamp = z.object({ deviceId: z.string(), at: z.number() });
export type Stamp = z.infer<typeof Stamp>;

/** A field of a document, or a field of the object that a field holds: `["title"]`, `["data", "concept"]`. */
export const FieldPath = z.array(z.string()).min(1).max(2);
export type FieldPath = readonly string[];

/** Another device's value of a field that a later edit replaced without knowing of it. */
export const Conflict = z.object({
  path: FieldPath,
  /** Absent where the other device removed the field. */
  value: z.json().optional(),
  writtenBy: Stamp
});
export type Conflict = z.infer<typeof Conflict>;

export const SyncRow = z.object({
  entity: z.string(),
  id: z.string(),
  revision: z.int().positive(),
  /** A tombstone. It keeps its value, so that an edit which did not know of the deletion can bring it back. */
  isDeleted: z.boolean(),
  /** The only device that has written since the others last knew the row; null if there are several, or the server. */
  writtenBy: z.string().nullable(),
  value: DocumentValue,
  /** The last write of each field, by `pathKey`. Only documents have stamps. */
  stamps: z.record(z.string(), Stamp),
  conflicts: z.array(Conflict),
  /** The last deletion. If the row exists all the same, that deletion crossed with a change it did not know of. */
  deletedBy: Stamp.nullable()
});
export type SyncRow = z.infer<typeof SyncRow>;

export type RowKey = { readonly entity: string; readonly id: string };

/** One text for a row's key, for maps. */
export const rowKey = ({ entity, id }: RowKey): string => `${entity}/${id}`;

export const pathKey = (path: FieldPath): string => path.join('/');
