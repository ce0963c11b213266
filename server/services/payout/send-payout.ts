import { eq, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { PayoutHoldReason } from '#shared/domain/trade/payout/payout-state.ts';
import { defineJob } from '../../context/job.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { sellers } from '../../db/schema/listings.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { addPayoutFacts, applyPayoutFacts, lockPayout, type PayoutRow } from './apply-payout-facts.ts';
import { findAccount, type PayoutContext } from './create-payout.ts';
import { sendPayoutJob } from './send-payout-job.ts';

/**
 * Sends a payout to the provider. It is marked as started first, so that it cannot be canceled once the provider may
 * have it. Rejects if the provider is unreachable; the next run retries.
 */
export async function sendPayout(context: PayoutContext, id: string): Promise<void> {
  const { payouts: provider } = context;
  const payout = await startPayout(context, id);
  if (payout === undefined) return;
  const { accountId, cents } = payout;
  const request = { payoutId: id, accountId, amount: formatDollars(cents) };
  await applyPayoutFacts(context, id, await provider.sendPayout(request));
}

export const sendPayoutNow = defineJob({
  ...sendPayoutJob,
  retries: 20,
  run: (context, { id }) => sendPayout(context, id)
});

/** Marks a payout as started. Returns undefined if it was held, failed, or is no longer pending. */
async function startPayout(context: PayoutContext, id: string): Promise<PayoutRow | undefined> {
  const now = new Date(context.now());
  return context.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout === undefined || (payout.state !== 'pending' && payout.state !== 'held')) return undefined;
    if (payout.provider !== context.payouts.name)
      throw new ContractFailure('payment_unavailable', `The payout belongs to ${payout.provider}`);
    // Once the provider may have the payout, only its reports decide the state.
    const obstacle = payout.startedAt === null ? await findObstacle(tx, payout) : null;
    if (obstacle === 'account_closed') {
      await addPayoutFacts(context, tx, payout, [{ kind: 'failed', reason: obstacle, at: now.getTime() }]);
      return undefined;
    }
    await tx
      .update(payouts)
      .set({
        state: obstacle === null ? 'pending' : 'held',
        holdReason: obstacle,
        checkedAt: now,
        ...(obstacle === null && { startedAt: payout.startedAt ?? now })
      })
      .where(eq(payouts.id, id));
    return obstacle === null ? payout : undefined;
  });
}

async function findObstacle(
  tx: Database,
  { sellerId, provider, accountId }: PayoutRow
): Promise<PayoutHoldReason | 'account_closed' | null> {
  const [seller] = await tx
    .select({
      isSuspended: sql<boolean>`${users.suspendedAt} is not null or coalesce(${sellers.state}, '') = 'suspended'`
    })
    .from(users)
    .leftJoin(sellers, eq(sellers.userId, users.id))
    .where(eq(users.id, sellerId));
  if (seller?.isSuspended !== false) return 'seller_suspended';
  const account = await findAccount(tx, sellerId, provider);
  // The seller connected another account meanwhile, so this one may no longer be theirs.
  if (account === undefined || account.accountId !== accountId || account.state === 'closed')
    return 'account_closed';
  return account.state === 'ready' ? null : 'account_not_ready';
}
