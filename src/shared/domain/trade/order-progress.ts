// The progress of a pending order's payment, as reported by the provider.
import { keyOfFact, type PaymentFact } from './payment-fact.ts';

export const orderProgress = ['waiting', 'declined', 'processing'] as const;
export type OrderProgress = (typeof orderProgress)[number];

/** By the provider's last word on it. */
export function describeProgress(facts: readonly PaymentFact[]): OrderProgress {
  const tries = facts.filter(({ kind }) => kind === 'declined' || kind === 'processing');
  const [last] = tries.toSorted((a, b) => b.at - a.at || (keyOfFact(a) < keyOfFact(b) ? -1 : 1));
  return last?.kind === 'declined' || last?.kind === 'processing' ? last.kind : 'waiting';
}
