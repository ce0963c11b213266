// The states of orders and entitlements, and the transitions between order states.
import type { StateTable } from '../../kit/state-table.ts';

export const orderStates = [
  'pending',
  'cancelled',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed'
] as const;
export type OrderState = (typeof orderStates)[number];

/** A cancelled order may still become paid, because a provider's event can arrive late. */
export const orderTransitions: StateTable<OrderState> = {
  pending: ['cancelled', 'paid', 'partially_refunded', 'refunded', 'disputed'],
  cancelled: ['paid', 'partially_refunded', 'refunded', 'disputed'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['paid', 'refunded', 'disputed'],
  refunded: ['disputed', 'partially_refunded', 'paid'],
  disputed: ['paid', 'partially_refunded', 'refunded']
};

/** A right that was revoked comes back when a dispute is won, or when a refund could not be carried out. */
export const entitlementStates = ['sealed', 'opened', 'revoked'] as const;
export type EntitlementState = (typeof entitlementStates)[number];
