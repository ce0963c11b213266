import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Context } from '../../context.ts';
import { getPerson } from '../account/get-person.ts';
import { CursorId, readCursor, writeCursor } from '../listing/listing-cursor.ts';
import { readOrders } from './read-orders.ts';

const OrderCursor = z.tuple([CursorId]);

/** One's own, the newest first. */
export async function listOrders(
  context: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { cursor, limit }: InputOf<CloudContract['orders.list']>
): Promise<OutputOf<CloudContract['orders.list']>> {
  const person = getPerson({ actor }, 'purchase.read');
  const [behind] = cursor === undefined ? [null] : readCursor(cursor, OrderCursor);
  const found = await readOrders(context, person.id, behind, limit + 1);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : writeCursor([last.id]) };
}
