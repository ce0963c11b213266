import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Earning, planPayout, type PayoutPlan } from '#shared/domain/trade/payout/plan-payout.ts';
import { openPayoutStates } from '#shared/domain/trade/payout/payout-state.ts';
import { settlePayout } from '#shared/domain/trade/payout/settle-payout.ts';
import type { Context } from '../../context/context.ts';
import type { ProviderName } from '../../context/payment-provider.ts';
import type { Database } from '../../db/client.ts';
import { earnings, payoutEarnings } from '../../db/schema/ledger.ts';
import { payoutAccounts, payouts } from '../../db/schema/payouts.ts';
import { readPlatformSettings } from '../read-platform-settings.ts';
import { isPayableBy } from './is-payable-by.ts';
import { lockSeller } from './lock-seller.ts';
import { postPayoutEntries } from './post-payout-entries.ts';
import { sendPayoutJob } from './send-payout-job.ts';

export type PayoutContext = Pick<Context, 'db' | 'now' | 'newId' | 'jobs' | 'log' | 'payouts'>;

export type PayoutRefusal = 'payout_account_missing' | 'payout_open' | 'payout_below_minimum';

type NewPayout = { readonly sellerId: string; readonly requestedBy: 'seller' | 'schedule' };

/**
 * Creates a payout of all available earnings, less the seller's debt. The same transaction adds the job that sends it to
 * the provider, so that every created payout is sent.
 */
export async function createPayout(
  context: PayoutContext,
  { sellerId, requestedBy }: NewPayout
): Promise<{ readonly id: string } | PayoutRefusal> {
  const { db, now, newId, jobs, payouts: provider } = context;
  return db.transaction(async (tx) => {
    await lockSeller(tx, sellerId);
    const account = await findAccount(tx, sellerId, provider.name);
    if (account?.state !== 'ready') return 'payout_account_missing';
    const isOpen = and(eq(payouts.sellerId, sellerId), inArray(payouts.state, [...openPayoutStates]));
    if ((await tx.$count(payouts, isOpen)) > 0) return 'payout_open';

    const unpaid = await lockUnpaidEarnings(tx, sellerId, provider.name);
    const { minPayoutCents } = await readPlatformSettings(tx, now());
    const plan = planPayout(unpaid, { now: now(), minCents: minPayoutCents });
    if (plan === null) return 'payout_below_minimum';

    const id = newId('pyt');
    const createdAt = new Date(now());
    const terms = { cents: plan.cents, currency: 'USD', sellerId, provider: provider.name };
    const { accountId } = account;
    await tx
      .insert(payouts)
      .values({ id, ...terms, accountId, requestedBy, createdAt, checkedAt: createdAt, state: 'pending' });
    await addPayoutLines(tx, id, plan, createdAt);
    const { balances } = settlePayout(terms, []);
    await postPayoutEntries(context, tx, { id, currency: terms.currency }, { after: balances, cause: '' });
    await jobs.add(sendPayoutJob, { id }, { within: tx });
    return { id };
  });
}

export async function findAccount(
  db: Database,
  sellerId: string,
  provider: string
): Promise<typeof payoutAccounts.$inferSelect | undefined> {
  const isIt = and(eq(payoutAccounts.sellerId, sellerId), eq(payoutAccounts.provider, provider));
  const [account] = await db.select().from(payoutAccounts).where(isIt);
  return account;
}

/** Locks them until `tx` ends. An order settled meanwhile waits for the lock, and affects only the next payout. */
async function lockUnpaidEarnings(
  tx: Database,
  sellerId: string,
  provider: ProviderName
): Promise<Earning[]> {
  const rows = await tx
    .select()
    .from(earnings)
    .where(
      and(
        eq(earnings.sellerId, sellerId),
        ne(earnings.cents, earnings.payoutCents),
        isPayableBy(provider, sql`${earnings.orderId}`)
      )
    )
    .orderBy(asc(earnings.orderId))
    .for('update');
  return rows.map((row) => ({ ...row, releaseAt: row.releaseAt.getTime() }));
}

/** Lines are passed as JSON because PostgreSQL limits a statement to 65,535 parameters. */
async function addPayoutLines(
  tx: Database,
  payoutId: string,
  { lines }: PayoutPlan,
  createdAt: Date
): Promise<void> {
  const json = JSON.stringify(lines);
  const recordset = sql`jsonb_to_recordset(${json}::jsonb) as line ("orderId" text, kind text, cents bigint)`;
  await tx.execute(sql`
    insert into ${payoutEarnings} (payout_id, order_id, kind, cents, is_live)
    select ${payoutId}, line."orderId", line.kind, line.cents, true from ${recordset}`);
  await tx.execute(sql`
    update ${earnings} set
      payout_cents = payout_cents + line.cents,
      payout_state = case when line.kind = 'earning' then 'in_payout' else payout_state end,
      state = case when line.kind = 'earning' and earnings.cents <> 0 then 'in_payout' else state end,
      updated_at = ${createdAt.toISOString()}::timestamptz
    from ${recordset} where order_id = line."orderId"`);
}
