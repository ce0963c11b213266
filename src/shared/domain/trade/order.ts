// An order is one checkout: what was bought, for how much and on which terms, fixed when it was placed.
import * as z from 'zod';
import { LicenceName, ListingKind } from '../market/listing.ts';
import { Money } from '../market/money.ts';
import { orderProgress } from './order-progress.ts';
import { entitlementStates, orderStates } from './order-state.ts';

/** What a listing costs this buyer now, and whether they can buy it. */
export const Offer = z.object({
  slug: z.string(),
  listed: Money,
  deducted: Money,
  total: Money,
  licence: LicenceName,
  refundWindowDays: z.int(),
  /** Whether no real money moves. */
  isSandbox: z.boolean(),
  /** Of a bundle: how many of its prompts the buyer has already. */
  ownedCount: z.int(),
  /** Why it cannot be bought; null where it can. */
  refusal: z.enum(['own', 'owned', 'gone', 'demo', 'unverified', 'signed_out']).nullable(),
  /** The purchase to open, where everything is owned already. */
  purchaseId: z.string().nullable()
});
export type Offer = z.infer<typeof Offer>;

export const Order = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  slug: z.string(),
  title: z.string(),
  kind: ListingKind,
  version: z.int(),
  total: Money,
  returned: Money,
  licence: LicenceName,
  isSandbox: z.boolean(),
  /** What stands in the way of a pending one: the last try failed, or the money is on its way. */
  progress: z.enum(orderProgress),
  /** Where a pending one is paid; null once there is nothing to pay, or the money is on its way. */
  checkoutUrl: z.string().nullable(),
  /** Whether a refund was asked for and the provider has not answered yet. */
  isBeingRefunded: z.boolean(),
  refund: z.enum(['automatic', 'with_reason', 'too_late', 'none']),
  /** Until then it can be given back; Unix milliseconds, null until it is paid. */
  refundUntil: z.int().nullable(),
  receiptNumber: z.string().nullable(),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  purchases: z.array(
    z.object({ id: z.string(), slug: z.string(), title: z.string(), state: z.enum(entitlementStates) })
  )
});
export type Order = z.infer<typeof Order>;
