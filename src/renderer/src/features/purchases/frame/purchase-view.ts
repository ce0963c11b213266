import type { EntitlementState } from '#shared/domain/trade/order-state.ts';

/** The state of the purchases to list; null for every state. */
export type PurchaseView = { readonly search: string; readonly state: EntitlementState | null };
