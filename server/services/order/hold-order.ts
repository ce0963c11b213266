import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { runNamed } from '../../db/run-named.ts';
import { orders } from '../../db/schema/orders.ts';
import { type OrderRow, type RawOrder, readOrderRow } from './order-row.ts';

/** Any number that nothing else of ours locks. */
const buyerLocks = 7_236_502;

/** One after the other in the order of their locks: two that hold several never wait for each other. */
const locking = (ids: string): string => `
  select pg_advisory_xact_lock(${buyerLocks}, lock)
  from (select distinct hashtext(id) as lock from jsonb_array_elements_text(${ids}) id order by lock) locks`;

const holdingBuyers = { name: 'hold_buyers', text: locking('$1::jsonb') };

/** Each row is read anew once it is locked, so it is as whoever held it before left it. */
const holdingOrders = {
  name: 'hold_orders',
  text: `
    with held as materialized (${locking('$2::jsonb')})
    select o.* from (select count(*) from held) all_held
    cross join orders o where o.id in (select jsonb_array_elements_text($1::jsonb)) order by o.id for update of o`
};

/**
 * Whatever changes what one person bought takes turns until `tx` ends: two of their orders may hold the same thing, and
 * always in this order nothing waits for the other way round.
 */
export async function holdBuyers(tx: Database, ids: readonly string[]): Promise<void> {
  await runNamed(tx, holdingBuyers, [ids]);
}

const holdingListings = {
  name: 'hold_listings',
  text: `select id from listings where id in (select jsonb_array_elements_text($1::jsonb))
    order by id for no key update`
};

/**
 * Whoever changes several listings until `tx` ends holds them in this order first. A statement by itself: one that held
 * them and changed them too would look again, behind others that wait for it, at each that was changed meanwhile.
 */
export async function holdListings(tx: Database, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size > 1) await runNamed(tx, holdingListings, [[...ids]]);
}

/** The order, which nobody else changes until `tx` ends. Throws `not_found`. */
export async function holdOrder(tx: Database, id: string): Promise<OrderRow> {
  const [found] = await tx.select({ buyerId: orders.buyerId }).from(orders).where(eq(orders.id, id));
  if (found === undefined) throw new ContractFailure('not_found');
  const [order] = await holdOrders(tx, [{ id, buyerId: found.buyerId }]);
  if (order === undefined) throw new ContractFailure('not_found');
  return order;
}

/** As `holdOrder`, those of several whose buyers are known. */
export async function holdOrders(
  tx: Database,
  those: readonly Pick<OrderRow, 'id' | 'buyerId'>[]
): Promise<readonly OrderRow[]> {
  const values = [those.map(({ id }) => id), those.map(({ buyerId }) => buyerId)];
  const rows = await runNamed<RawOrder>(tx, holdingOrders, values);
  return rows.map(readOrderRow);
}
