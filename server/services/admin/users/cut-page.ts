import * as z from 'zod';
import { CursorId, decodeCursor, encodeCursor } from '../../cursor.ts';

const Cursor = z.tuple([CursorId]);

/** The id that the page before ended with. */
export const readCursor = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : decodeCursor(cursor, Cursor)[0];

/** A page of rows that were read with one more than its size, in descending order of their ids. */
export function cutPage<Row, Item extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item
): { items: Item[]; nextCursor: string | null } {
  const items = rows.slice(0, limit).map(toItem);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}
