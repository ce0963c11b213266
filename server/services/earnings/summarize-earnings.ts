import { sql } from 'drizzle-orm';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { EarningsSummary } from '#shared/domain/trade/payout/earnings.ts';
import type { Context } from '../../context/context.ts';
import { isTestPayment } from '../../context/payment-provider.ts';
import type { PayoutProvider } from '../../context/payout-provider.ts';
import { getPerson } from '../../context/request-context.ts';
import { isPayableBy } from '../payout/is-payable-by.ts';
import { readPlatformSettings } from '../read-platform-settings.ts';

export type SummaryContext = Pick<Context, 'db' | 'now'> & { readonly payouts: Pick<PayoutProvider, 'name'> };

/** Sums arrive as text. */
type Sums = {
  readonly available: string;
  readonly owed: string;
  readonly onHold: string;
  readonly held: readonly { readonly day: number; readonly cents: number }[];
  readonly inPayout: string;
  readonly paid: string;
  readonly hasAccount: boolean;
  readonly isSuspended: boolean;
};

/** One's own earnings by availability. */
export async function summarizeEarnings(context: SummaryContext, actor: Actor): Promise<EarningsSummary> {
  return summarizeEarningsOf(context, getPerson({ actor }, 'earnings.read').id);
}

/** A single statement, so that all amounts are from one snapshot. The caller has checked the permission. */
export async function summarizeEarningsOf(
  { db, now, payouts: provider }: SummaryContext,
  sellerId: string
): Promise<EarningsSummary> {
  const moment = sql`${new Date(now()).toISOString()}::timestamptz`;
  const isFree = sql`not is_on_hold and release_at <= ${moment}`;
  const isHeld = sql`not is_on_hold and release_at > ${moment}`;
  const isOfProvider = sql`seller_id = ${sellerId} and provider = ${provider.name}`;
  const { rows } = await db.execute<Sums>(sql`
    with unpaid as (
      select cents - payout_cents as cents, is_on_hold, release_at from earnings
      where seller_id = ${sellerId} and cents <> payout_cents and ${isPayableBy(provider.name, sql`earnings.order_id`)}
    ),
    held as (
      select (extract(epoch from date_trunc('day', release_at, 'UTC')) * 1000)::bigint as day, sum(cents)::bigint as cents
      from unpaid where cents > 0 and ${isHeld} group by 1
    )
    select
      (select coalesce(sum(cents) filter (where cents > 0 and ${isFree}), 0) from unpaid) as available,
      (select coalesce(-sum(cents) filter (where cents < 0), 0) from unpaid) as owed,
      (select coalesce(sum(cents) filter (where cents > 0 and is_on_hold), 0) from unpaid) as "onHold",
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'cents', cents) order by day), '[]') from held) as held,
      (select coalesce(sum(cents), 0) from payouts
        where ${isOfProvider} and state in ('pending', 'held', 'in_transit')) as "inPayout",
      (select coalesce(sum(cents), 0) from payouts where ${isOfProvider} and state = 'paid') as paid,
      exists (select from payout_accounts
        where seller_id = ${sellerId} and provider = ${provider.name} and state = 'ready') as "hasAccount",
      exists (select from users u left join sellers s on s.user_id = u.id
        where u.id = ${sellerId} and (u.suspended_at is not null or s.state = 'suspended')) as "isSuspended"`);
  const [sums] = rows;
  if (sums === undefined) throw new Error('The earnings were not summed up');
  const { minPayoutCents } = await readPlatformSettings(db, now());
  const [availableCents, owedCents, inPayoutCents] = [sums.available, sums.owed, sums.inPayout].map(Number);
  return {
    currency: 'USD',
    isSandbox: isTestPayment(provider.name),
    availableCents: availableCents ?? 0,
    held: [...sums.held],
    onHoldCents: Number(sums.onHold),
    inPayoutCents: inPayoutCents ?? 0,
    paidCents: Number(sums.paid),
    owedCents: owedCents ?? 0,
    minPayoutCents,
    obstacle: findObstacle(sums, (availableCents ?? 0) - (owedCents ?? 0) < minPayoutCents)
  };
}

function findObstacle(
  { isSuspended, hasAccount, inPayout }: Sums,
  isBelowMinimum: boolean
): EarningsSummary['obstacle'] {
  if (isSuspended) return 'seller_suspended';
  if (Number(inPayout) > 0) return 'payout_open';
  if (!hasAccount) return 'payout_account_missing';
  return isBelowMinimum ? 'payout_below_minimum' : null;
}
