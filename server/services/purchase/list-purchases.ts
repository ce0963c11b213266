import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { readPurchaseRows, toPurchase } from './read-purchases.ts';

const PurchaseCursor = z.tuple([CursorId]);

/** One's own, the newest first; `search` is found anywhere in a title or in the seller's name. */
export async function listPurchases(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { cursor, limit, search = '', state }: InputOf<CloudContract['purchases.list']>
): Promise<OutputOf<CloudContract['purchases.list']>> {
  const person = getPerson({ actor }, 'purchase.read');
  const [before] = cursor === undefined ? [null] : decodeCursor(cursor, PurchaseCursor);
  const wanted = search.toLowerCase();
  const rows = await readPurchaseRows(
    db,
    person.id,
    sql`(${before}::text is null or e.id < ${before}) and (${state ?? null}::text is null or e.state = ${state ?? null})
      and (position(${wanted} in lower(v.title)) > 0 or position(${wanted} in lower(u.display_name)) > 0)`,
    limit + 1
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(toPurchase), nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}
