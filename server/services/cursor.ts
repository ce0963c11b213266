import * as z from 'zod';
import { AnyId } from '#shared/contract/ids.ts';
import { ContractFailure } from '#shared/contract/errors.ts';

/** The format of ids, so that a forged cursor never reaches the database. */
export const CursorId = AnyId;

/** The last millisecond of the year 9999: no key of any order is larger. */
export const maxCursorKey = 253_402_300_799_999;
export const CursorInstant = z.int().min(0).max(maxCursorKey);
export const encodeCursor = (cursor: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Throws `invalid_input` for a malformed cursor. */
export function decodeCursor<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw foreignCursor({ cause });
  }
}

export const foreignCursor = (options?: ErrorOptions): ContractFailure =>
  new ContractFailure('invalid_input', 'The cursor is of no list', options);
