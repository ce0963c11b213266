// Derives the state of a payout from its facts. The result depends only on which facts exist, so events may arrive
// twice, late or out of order.
import type { Balances } from '../ledger.ts';
import type { PayoutFact, PayoutFactKind } from './payout-fact.ts';
import type { PayoutState } from './payout-state.ts';

/** Fixed when the payout is created. */
export type PayoutTerms = {
  readonly cents: number;
  readonly sellerId: string;
  readonly provider: string;
};

export type PayoutSettlement = {
  readonly state: PayoutState;
  /** The ledger balances this payout must result in. */
  readonly balances: Balances;
};

export function settlePayout(
  terms: PayoutTerms,
  facts: readonly PayoutFact[],
  isHeld = false
): PayoutSettlement {
  const state = nameState(new Set(facts.map(({ kind }) => kind)), isHeld);
  return { state, balances: balance(terms, state) };
}

function nameState(kinds: ReadonlySet<PayoutFactKind>, isHeld: boolean): PayoutState {
  if (kinds.has('cancelled')) return 'cancelled';
  if (kinds.has('failed')) return 'failed';
  if (kinds.has('paid')) return 'paid';
  if (kinds.has('sent')) return 'in_transit';
  return isHeld ? 'held' : 'pending';
}

/** Creating a payout debits the seller; failing or canceling it reverses the debit. */
function balance({ cents, sellerId, provider }: PayoutTerms, state: PayoutState): Balances {
  if (state === 'failed' || state === 'cancelled') return {};
  const from = state === 'paid' ? (`provider_cash:${provider}` as const) : (`payouts:${provider}` as const);
  return { [`seller:${sellerId}`]: cents, [from]: -cents };
}
