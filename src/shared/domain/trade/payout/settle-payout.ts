// The state of a payout that follows from all its facts. It depends on which facts exist and on nothing else, so that
// events may arrive twice, late and in any order.
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

/** The seller is owed less from the moment the payout is created, and as much as before once it failed. */
function balance({ cents, sellerId, provider }: PayoutTerms, state: PayoutState): Balances {
  if (state === 'failed' || state === 'cancelled') return {};
  const from = state === 'paid' ? (`provider_cash:${provider}` as const) : (`payouts:${provider}` as const);
  return { [`seller:${sellerId}`]: cents, [from]: -cents };
}
