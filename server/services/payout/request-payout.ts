import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { getPerson } from '../../context/request-context.ts';
import { createPayout, type PayoutContext } from './create-payout.ts';
import { sendPayout } from './send-payout.ts';

/** Pays out everything that is available. Where the provider cannot be reached now, the job sends it later. */
export async function requestPayout(context: PayoutContext, actor: Actor): Promise<{ readonly id: string }> {
  const seller = getPerson({ actor }, 'payout.manage');
  const created = await createPayout(context, { sellerId: seller.id, requestedBy: 'seller' });
  if (typeof created === 'string') throw new ContractFailure(created);
  await sendPayout(context, created.id).catch((error: unknown) =>
    context.log.warn({ error, payoutId: created.id }, 'a payout waits for its provider')
  );
  return created;
}
