import { and, eq, sql } from 'drizzle-orm';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import { isLivePayout, type PayoutState } from '#shared/domain/trade/payout/payout-state.ts';
import { settlePayout } from '#shared/domain/trade/payout/settle-payout.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { earnings, payoutEarnings } from '../../db/schema/ledger.ts';
import { payoutFacts, payouts } from '../../db/schema/payouts.ts';
import { addNotice } from '../notice/add-notice.ts';
import { lockSeller } from './lock-seller.ts';
import { postPayoutEntries } from './post-payout-entries.ts';

export type PayoutRow = typeof payouts.$inferSelect;
type SettleContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** Locks the payout's seller and then the payout until `tx` ends; undefined if it does not exist. */
export async function lockPayout(tx: Database, id: string): Promise<PayoutRow | undefined> {
  const [found] = await tx.select({ sellerId: payouts.sellerId }).from(payouts).where(eq(payouts.id, id));
  if (found === undefined) return undefined;
  await lockSeller(tx, found.sellerId);
  // A separate statement, so that it sees what the previous holder of the lock committed.
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return payout;
}

/** Applies a provider's facts in a separate transaction. Facts about an unknown payout are ignored. */
export async function applyPayoutFacts(
  context: SettleContext,
  id: string,
  facts: readonly PayoutFact[]
): Promise<void> {
  if (facts.length === 0) return;
  await context.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout !== undefined) await addPayoutFacts(context, tx, payout, facts);
  });
}

/**
 * Adds facts to a payout that `tx` has locked, and updates everything derived from its facts. Facts that are already
 * stored change nothing, so events may arrive twice, late or out of order.
 */
export async function addPayoutFacts(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  payout: PayoutRow,
  facts: readonly PayoutFact[]
): Promise<void> {
  const now = new Date(context.now());
  const added = await tx
    .insert(payoutFacts)
    .values(facts.map((fact) => ({ payoutId: payout.id, kind: fact.kind, fact, recordedAt: now })))
    .onConflictDoNothing()
    .returning({ kind: payoutFacts.kind });
  if (added.length === 0) return;
  const known = await tx
    .select({ fact: payoutFacts.fact })
    .from(payoutFacts)
    .where(eq(payoutFacts.payoutId, payout.id));
  const all = known.map(({ fact }) => fact);
  const { state, balances } = settlePayout(payout, all, payout.state === 'held');
  if (state === payout.state) return;

  const failure = all.find((fact) => fact.kind === 'failed');
  await tx
    .update(payouts)
    .set({
      state,
      holdReason: state === 'held' ? payout.holdReason : null,
      failureReason: state === 'failed' ? (failure?.reason ?? null) : null,
      // A reported payout has reached the provider, even if its response to us was lost.
      startedAt: state === 'cancelled' ? null : (payout.startedAt ?? now),
      ...(state !== 'in_transit' && { settledAt: now }),
      checkedAt: now
    })
    .where(eq(payouts.id, payout.id));
  const cause = added.map(({ kind }) => kind).join(' ');
  await postPayoutEntries(context, tx, payout, { after: balances, cause });
  if (state === 'paid') await markEarningsPaid(tx, payout.id, now);
  if (!isLivePayout(state)) await returnEarnings(tx, payout.id, now);
  await addPayoutNotice(context, tx, payout, { state, reason: failure?.reason });
}

async function markEarningsPaid(tx: Database, payoutId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update ${earnings} set payout_state = 'paid', state = case when earnings.cents = 0 then state else 'paid' end,
      updated_at = ${now.toISOString()}::timestamptz
    from ${payoutEarnings} line
    where line.payout_id = ${payoutId} and line.kind = 'earning' and earnings.order_id = line.order_id`);
}

/** Makes the earnings available again, or pending if a dispute or a refund request was opened meanwhile. */
async function returnEarnings(tx: Database, payoutId: string, now: Date): Promise<void> {
  const isIn = and(eq(payoutEarnings.payoutId, payoutId), eq(payoutEarnings.isLive, true));
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update ${earnings} set
      payout_cents = payout_cents - line.cents,
      payout_state = case when line.kind = 'earning' then null else payout_state end,
      state = case
        when earnings.cents = 0 or line.kind <> 'earning' then state
        when is_on_hold or release_at > ${at} then 'pending' else 'available' end,
      updated_at = ${at}
    from ${payoutEarnings} line
    where line.payout_id = ${payoutId} and line.is_live and earnings.order_id = line.order_id`);
  await tx.update(payoutEarnings).set({ isLive: false }).where(isIn);
}

async function addPayoutNotice(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { id: payoutId, sellerId, cents }: PayoutRow,
  {
    state,
    reason
  }: {
    readonly state: PayoutState;
    readonly reason: 'account_closed' | 'bank_rejected' | 'reversed' | undefined;
  }
): Promise<void> {
  const amount = formatDollars(cents);
  const notice = { to: [sellerId], key: `${payoutId}:${state}` };
  if (state === 'paid')
    await addNotice(context, tx, { ...notice, subject: { kind: 'payout_paid', payoutId, amount } });
  if (state === 'failed' && reason !== undefined)
    await addNotice(context, tx, { ...notice, subject: { kind: 'payout_failed', payoutId, amount, reason } });
}
