import type { EntitlementState } from '#shared/domain/trade/order-state.ts';

/** What of the purchases is looked at; null for every state. */
export type PurchaseView = { readonly search: string; readonly state: EntitlementState | null };
