import type { Actor } from '#shared/domain/people/actor.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { readPurchaseRow, toPurchase } from './read-purchases.ts';

/** One's own; `not_found` for anybody else's. */
export async function getPurchase(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Purchase> {
  const person = getPerson({ actor }, 'purchase.read');
  return toPurchase(await readPurchaseRow(db, person.id, id));
}
