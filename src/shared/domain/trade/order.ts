// An order is one checkout: its items, total and terms, fixed when it was placed.
import * as z from 'zod';
import { LicenseName, ListingKind } from '../market/listing.ts';
import { LegalText } from '../market/legal/legal-text.ts';
import { Money } from '../market/money.ts';
import { couponRefusals } from './coupon.ts';
import { PriceExplanation } from './quote.ts';
import { entitlementStates, orderStates } from './order-state.ts';
import { RefundRequest } from './refund-request.ts';
import { keyOfFact, type PaymentFact } from './payment-fact.ts';

/** Of a pending order's payment, as its provider reported it. */
const orderProgress = ['waiting', 'declined', 'processing'] as const;
type OrderProgress = (typeof orderProgress)[number];

/** By the provider's last word on it. */
export function describeProgress(facts: readonly PaymentFact[]): OrderProgress {
  const tries = facts.filter(({ kind }) => kind === 'declined' || kind === 'processing');
  const [last] = tries.toSorted((a, b) => b.at - a.at || (keyOfFact(a) < keyOfFact(b) ? -1 : 1));
  return last?.kind === 'declined' || last?.kind === 'processing' ? last.kind : 'waiting';
}

/** A listing's current price for this buyer, and whether they can buy it. */
export const Offer = PriceExplanation.extend({
  slug: z.string(),
  /** The seller's username. */
  seller: z.string(),
  /** The buyer may pay more than the total. */
  isPayWhatYouWant: z.boolean(),
  /** The total the seller suggests; null for no suggestion. */
  suggested: Money.nullable(),
  /** The code that was asked for, and why it takes nothing off; null where none was. */
  coupon: z.object({ code: z.string(), refusal: z.enum(couponRefusals).nullable() }).nullable(),
  licence: LicenseName,
  /** The license as a purchase now would record it. */
  licenseText: LegalText,
  refundWindowDays: z.int(),
  /** True in the sandbox, where no real money moves. */
  isSandbox: z.boolean(),
  /** Of a bundle: how many of its prompts the buyer has already. */
  ownedCount: z.int(),
  /** Why it cannot be bought; null where it can. */
  refusal: z.enum(['own', 'owned', 'gone', 'demo', 'unverified', 'signed_out']).nullable(),
  /** The purchase to open, where everything is owned already. */
  purchaseId: z.string().nullable()
});
export type Offer = z.infer<typeof Offer>;

export const Order = PriceExplanation.extend({
  id: z.string(),
  state: z.enum(orderStates),
  slug: z.string(),
  title: z.string(),
  kind: ListingKind,
  version: z.int(),
  returned: Money,
  licence: LicenseName,
  isSandbox: z.boolean(),
  /** The reason a pending order is not paid: the last attempt failed, or the payment is being processed. */
  progress: z.enum(orderProgress),
  /** The checkout address of a pending order; null when nothing is due or the payment is being processed. */
  checkoutUrl: z.string().nullable(),
  /** True while a requested refund is not yet confirmed by the provider. */
  isBeingRefunded: z.boolean(),
  refund: z.enum(['automatic', 'with_reason', 'too_late', 'none']),
  /** The end of the refund window; Unix milliseconds, null until it is paid. */
  refundUntil: z.int().nullable(),
  /** The request to refund what was opened; null where there is none. */
  refundRequest: RefundRequest.nullable(),
  receiptNumber: z.string().nullable(),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  purchases: z.array(
    z.object({ id: z.string(), slug: z.string(), title: z.string(), state: z.enum(entitlementStates) })
  )
});
export type Order = z.infer<typeof Order>;
