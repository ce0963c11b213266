import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../context/job.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { readPlatformSettings } from '../read-platform-settings.ts';
import { applyPayoutFacts, type PayoutRow } from './apply-payout-facts.ts';
import { createPayout, type PayoutContext } from './create-payout.ts';
import { isPayableBy } from './is-payable-by.ts';
import { sendPayout } from './send-payout.ts';

const minuteMs = 60_000;
/** A newer payout is most likely being sent by its job. */
const unsentMs = 2 * minuteMs;
const inTransitMs = 10 * minuteMs;
const paidMs = 360 * minuteMs;
/** Banks may return money this long after they accepted it. */
const returnableMs = 14 * 1440 * minuteMs;
/** Rows per run; the next run continues. */
const batch = 200;

/** Creates a payout for every seller who has the minimum. Each commits separately, so an interrupted run keeps its work. */
export async function createWeeklyPayouts(context: PayoutContext): Promise<void> {
  const { db, now, payouts: provider } = context;
  const { minPayoutCents } = await readPlatformSettings(db, now());
  const moment = new Date(now()).toISOString();
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    select e.seller_id as id
    from earnings e
    join payout_accounts a on a.seller_id = e.seller_id and a.provider = ${provider.name} and a.state = 'ready'
    join users u on u.id = e.seller_id and u.suspended_at is null
    left join sellers s on s.user_id = e.seller_id
    where e.cents <> e.payout_cents and coalesce(s.state, '') <> 'suspended'
      and ${isPayableBy(provider.name, sql`e.order_id`)}
      and (e.cents < e.payout_cents or not e.is_on_hold and e.release_at <= ${moment}::timestamptz)
    group by e.seller_id having sum(e.cents - e.payout_cents) >= ${minPayoutCents}
    order by e.seller_id`);
  await tryEach(context, rows, ({ id }) => createPayout(context, { sellerId: id, requestedBy: 'schedule' }));
}

export const createWeeklyPayoutsJob = defineJob({
  name: 'create-weekly-payouts',
  payload: z.object({}),
  schedule: '0 6 * * 1',
  run: (context) => createWeeklyPayouts(context)
});

/** Sends unsent payouts, and polls the provider about payouts in transit and paid ones that a bank may still return. */
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

/** Least recently checked first. */
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

/** A failure is logged and does not stop the rest; the next run retries it. */
async function tryEach<Item>(
  { log }: PayoutContext,
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>
): Promise<void> {
  for (const item of items) {
    await act(item).catch((error: unknown) => log.error({ error }, 'a payout failed to process'));
  }
}
