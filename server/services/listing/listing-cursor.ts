import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import { type ListingSort, listingSorts } from '#shared/domain/market/listing-search.ts';

/** Ids of ours; what else a cursor might hold, the database need not see. */
export const CursorId = z.string().regex(/^[a-z]{3}_[0-9a-z]{1,40}$/);

/** The last millisecond of the year 9999: no key of any order is larger. */
const maxCursorKey = 253_402_300_799_999;
export const CursorInstant = z.int().min(0).max(maxCursorKey);
/** Of the year 1: the database knows no moment long before it. */
const minCursorKey = -62_135_596_800_000;

/** Where a page ended: in which order, at which key and listing, and in the catalogue of which moment. */
const ListingCursor = z.tuple([
  z.enum(listingSorts),
  z.number().min(minCursorKey).max(maxCursorKey),
  CursorId,
  z.int().nonnegative()
]);
export type ListingCursor = z.infer<typeof ListingCursor>;

export const encodeCursor = (cursor: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Throws `invalid_input` for what no answer of ours held. */
export function decodeCursor<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw foreignCursor({ cause });
  }
}

/** Refuses a cursor of another order too: its key would mean something else in this one. */
export function decodeListingCursor(text: string, sort: ListingSort): ListingCursor {
  const cursor = decodeCursor(text, ListingCursor);
  if (cursor[0] !== sort) throw foreignCursor();
  return cursor;
}

const foreignCursor = (options?: ErrorOptions): ContractFailure =>
  new ContractFailure('invalid_input', 'The cursor is of no list', options);
