import type { Context } from '../../context/context.ts';
import type { PayoutEvent } from '../../context/payout-provider.ts';
import { applyPayoutFacts } from './apply-payout-facts.ts';
import { refreshPayoutAccount } from './payout-account.ts';

/** Applies an event of a provider. If this fails, the provider sends the event again. */
export async function applyPayoutEvent(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'payouts'>,
  event: PayoutEvent
): Promise<void> {
  if (event.kind === 'account') await refreshPayoutAccount(context, event.accountId);
  if (event.kind === 'payout') await applyPayoutFacts(context, event.payoutId, event.facts);
}
