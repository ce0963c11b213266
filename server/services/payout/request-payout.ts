import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { getPerson } from '../../context/request-context.ts';
import { createPayout, type PayoutContext } from './create-payout.ts';
import { sendPayout } from './send-payout.ts';
import { addPayoutFacts, lockPayout } from './apply-payout-facts.ts';

/** Pays out all available earnings. If the provider is unreachable, the job sends the payout later. */
export async function requestPayout(context: PayoutContext, actor: Actor): Promise<{ readonly id: string }> {
  const seller = getPerson({ actor }, 'payout.manage');
  const created = await createPayout(context, { sellerId: seller.id, requestedBy: 'seller' });
  if (typeof created === 'string') throw new ContractFailure(created);
  await sendPayout(context, created.id).catch((error: unknown) =>
    context.log.warn({ error, payoutId: created.id }, 'the provider is unreachable; the payout is sent later')
  );
  return created;
}

/** Cancels a payout and releases its earnings. Rejects with `payout_started` once the provider may have it. */
export async function cancelPayout(
  context: PayoutContext,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<void> {
  const seller = getPerson({ actor }, 'payout.manage');
  await context.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout === undefined || payout.sellerId !== seller.id) throw new ContractFailure('not_found');
    if (payout.state === 'cancelled') return;
    if (payout.startedAt !== null || (payout.state !== 'pending' && payout.state !== 'held'))
      throw new ContractFailure('payout_started');
    await addPayoutFacts(context, tx, payout, [{ kind: 'cancelled', at: context.now() }]);
  });
}
