// Compares administrators' decisions with the outcome of orders.
import { defaultPlatformSettings } from '#shared/domain/market/platform-settings.ts';
import type { ModelRun } from './model-run.ts';

type Ordered = { readonly id: string; readonly commission: number; readonly at: number };

/** Orders whose commission is not the one of the moment they were placed at, whatever it became later. */
export async function findWrongCommissions({ market, goods, commissions }: ModelRun): Promise<string[]> {
  const { rows } = await market.database.pool.query<Ordered>(
    `select id, commission, (extract(epoch from created_at) * 1000)::float8 as at from orders
     where listing_id = any($1) and commission_rule <> 'own_link'`,
    [goods.map(({ id }) => id)]
  );
  const findCommission = (moment: number): number =>
    commissions
      .filter(({ effectiveAt }) => effectiveAt <= moment)
      .toSorted((one, other) => other.effectiveAt - one.effectiveAt)[0]?.value ??
    defaultPlatformSettings.commission;
  return rows
    .filter(({ commission, at }) => commission !== findCommission(at))
    .map(({ id, commission, at }) => `${id} is at ${commission}, not at ${findCommission(at)}`);
}

/** Take-downs that ended with a right that they were to refund, unless the refund failed or a bank has the money. */
export async function findWrongTakeDowns({ market, goods }: ModelRun): Promise<string[]> {
  const { rows } = await market.database.pool.query<{ id: string; order: string }>(
    `select t.id, o.id as order from take_downs t
     join orders o on o.state <> 'disputed'
     join order_items i on i.order_id = o.id and t.listing_id in (i.listing_id, o.listing_id)
     join entitlements e on e.order_id = o.id and e.listing_id = i.listing_id and e.state <> 'revoked'
     where t.listing_id = any($1) and t.has_refunds and t.reverted_at is null and o.paid_at <= t.started_at
       and not exists (select from refunds r where r.order_id = o.id and r.state <> 'succeeded')`,
    [goods.map(({ id }) => id)]
  );
  return rows.map(({ id, order }) => `${id} left ${order} with its right`);
}

/** Listings that are on sale and should not be, or the other way round. */
export async function findWrongListings({ market, goods }: ModelRun): Promise<string[]> {
  const { rows } = await market.database.pool.query<{ id: string; state: string }>(
    'select id, state from listings where id = any($1)',
    [goods.map(({ id }) => id)]
  );
  return goods.flatMap(({ id, isOnSale }) => {
    const state = rows.find((row) => row.id === id)?.state;
    return isOnSale === (state === 'published') ? [] : [`${id} is ${state}`];
  });
}
