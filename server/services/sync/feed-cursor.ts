import * as z from 'zod';
import { type ScopeName, scopeNames } from '#shared/domain/sync/entities.ts';
import { encodeCursor } from '../cursor.ts';

/** How far a device has read a scope's feed. The device gets it as an opaque text. */
export const FeedPosition = z.object({
  /** Of the database, of the user and of the scope that it belongs to: anywhere else it is foreign. */
  generation: z.string(),
  userId: z.string(),
  scope: z.enum(scopeNames),
  /** By the server's clock, Unix milliseconds. */
  readAt: z.int(),
  deviceId: z.string(),
  acknowledged: z.int().nonnegative(),
  /**
   * - `rows`: all rows are being read, by key; `transaction` is where changes begin after that.
   * - `changes`: in the order of their transactions.
   */
  phase: z.enum(['rows', 'changes']),
  transaction: z.string().regex(/^\d{1,20}$/u),
  /** The last row that was read of that order. */
  entity: z.string(),
  rowId: z.string()
});
export type FeedPosition = z.infer<typeof FeedPosition>;

const dayMs = 24 * 60 * 60 * 1000;

/** Tombstones, answers and devices that have not synced are kept for this long. */
export const keptMs = 180 * dayMs;

/** A cursor ends before the first tombstone that it may have missed is removed. */
const validMs = keptMs - 10 * dayMs;

export const encodePosition = (position: FeedPosition): string => encodeCursor([position]);

/** Undefined where the scope has to be read anew: a cursor that is malformed, foreign or too old. */
export function decodePosition(
  cursor: string | null,
  expected: { readonly generation: string; readonly userId: string; readonly scope: ScopeName },
  now: number
): FeedPosition | undefined {
  if (cursor === null) return undefined;
  const position = z.tuple([FeedPosition]).safeParse(parse(cursor)).data?.[0];
  if (position === undefined || position.readAt < now - validMs) return undefined;
  const isOwn =
    position.generation === expected.generation &&
    position.userId === expected.userId &&
    position.scope === expected.scope;
  return isOwn ? position : undefined;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
