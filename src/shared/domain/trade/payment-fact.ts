// A payment fact is one event that a payment provider reported about an order. Facts are only ever
// added; duplicates count once, and their order does not matter.
import * as z from 'zod';

/** The last millisecond of the year 9999: databases write no later instant. */
const lastInstant = 253_402_300_799_999;
const At = z.object({
  /** Unix milliseconds, by the provider's clock. */
  at: z.int().min(0).max(lastInstant)
});
const Cents = z.int().min(0).max(1_000_000_000);
/** The provider's name of a payment attempt, a refund or a dispute. */
const Id = z.string().regex(/^[\w-]{1,100}$/);

export const PaymentFact = z.discriminatedUnion('kind', [
  At.extend({ kind: z.literal('paid'), cents: Cents, feeCents: Cents }),
  /** One try failed; the buyer may try again in the same checkout. */
  At.extend({ kind: z.literal('declined'), id: Id }),
  /** The money is on its way and may still not come. */
  At.extend({ kind: z.literal('processing') }),
  /** The checkout has ended unpaid. */
  At.extend({ kind: z.literal('ended') }),
  At.extend({ kind: z.literal('refunded'), id: Id, cents: Cents }),
  At.extend({ kind: z.literal('refund_failed'), id: Id }),
  /** The buyer's bank has taken the money back for the time of a dispute; `feeCents` is what that costs. */
  At.extend({ kind: z.literal('dispute_opened'), id: Id, cents: Cents, feeCents: Cents }),
  At.extend({ kind: z.literal('dispute_won'), id: Id }),
  At.extend({ kind: z.literal('dispute_lost'), id: Id }),
  /** The returned part of a dispute's fee; `id` is the dispute's. A provider may keep it even when the seller wins. */
  At.extend({ kind: z.literal('dispute_fee_returned'), id: Id, cents: Cents })
]);
export type PaymentFact = z.infer<typeof PaymentFact>;

/** Names the fact within its order: what has the same key is the same fact. */
export const keyOfFact = (fact: PaymentFact): string =>
  'id' in fact ? `${fact.kind}:${fact.id}` : fact.kind;
