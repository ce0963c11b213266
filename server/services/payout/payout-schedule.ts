import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../context/job.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { applyPayoutFacts, type PayoutRow } from './apply-payout-facts.ts';
import { createPayout, type PayoutContext, readMinPayoutCents } from './create-payout.ts';
import { sendPayout } from './send-payout.ts';

const minuteMs = 60_000;
/** A payout that was just created is most likely being sent right now. */
const unsentMs = 2 * minuteMs;
const inTransitMs = 10 * minuteMs;
const paidMs = 360 * minuteMs;
/** Banks return money within this time after they accepted it. */
const returnableMs = 14 * 1440 * minuteMs;
/** Rows a run; the next run continues. */
const batch = 200;

/** Creates the weekly payout of every seller who has the minimum. One that was created before it was stopped stays. */
export async function createWeeklyPayouts(context: PayoutContext): Promise<void> {
  const { db, now, payouts: provider } = context;
  const minCents = await readMinPayoutCents(db, now());
  const moment = new Date(now()).toISOString();
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    select e.seller_id as id
    from earnings e
    join payout_accounts a on a.seller_id = e.seller_id and a.provider = ${provider.name} and a.state = 'ready'
    join users u on u.id = e.seller_id and u.suspended_at is null
    left join sellers s on s.user_id = e.seller_id
    where e.cents <> e.payout_cents and coalesce(s.state, '') <> 'suspended'
      and (e.cents < e.payout_cents or not e.is_on_hold and e.release_at <= ${moment}::timestamptz)
    group by e.seller_id having sum(e.cents - e.payout_cents) >= ${minCents}
    order by e.seller_id`);
  await tryEach(context, rows, ({ id }) => createPayout(context, { sellerId: id, requestedBy: 'schedule' }));
}

export const createWeeklyPayoutsJob = defineJob({
  name: 'create-weekly-payouts',
  payload: z.object({}),
  schedule: '0 6 * * 1',
  run: (context) => createWeeklyPayouts(context)
});

/** Sends payouts that wait, and asks the provider about those that are on their way or could still be returned. */
export async function reconcilePayouts(context: PayoutContext): Promise<void> {
  await tryEach(context, await listUnsettled(context), async (payout) => {
    if (payout.state === 'pending' || payout.state === 'held') return sendPayout(context, payout.id);
    const { id: payoutId, accountId } = payout;
    await applyPayoutFacts(context, payoutId, await context.payouts.readFacts({ payoutId, accountId }));
    const checkedAt = new Date(context.now());
    await context.db.update(payouts).set({ checkedAt }).where(eq(payouts.id, payoutId));
  });
}

export const reconcilePayoutsJob = defineJob({
  name: 'reconcile-payouts',
  payload: z.object({}),
  schedule: '* * * * *',
  run: (context) => reconcilePayouts(context)
});

/** Those checked longest ago come first. */
async function listUnsettled({ db, now, payouts: { name } }: PayoutContext): Promise<PayoutRow[]> {
  const before = (ms: number) => lt(payouts.checkedAt, new Date(now() - ms));
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.provider, name),
        or(
          and(inArray(payouts.state, ['pending', 'held']), before(unsentMs)),
          and(eq(payouts.state, 'in_transit'), before(inTransitMs)),
          and(
            eq(payouts.state, 'paid'),
            before(paidMs),
            gt(payouts.settledAt, new Date(now() - returnableMs))
          )
        )
      )
    )
    .orderBy(asc(payouts.checkedAt))
    .limit(batch);
}

/** One failure does not stop the rest; the next run tries it again. */
async function tryEach<Item>(
  { log }: PayoutContext,
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>
): Promise<void> {
  for (const item of items) {
    await act(item).catch((error: unknown) => log.error({ error }, 'a payout could not be handled'));
  }
}
