// A payout fact is one event that a payout provider reported. Facts are only ever added; duplicates count once, and
// their order does not matter.
import * as z from 'zod';
import { payoutFailureReasons } from './payout-state.ts';

/** The last millisecond of the year 9999: databases write no later instant. */
const At = z.object({ at: z.int().min(0).max(253_402_300_799_999) });

export const PayoutFact = z.discriminatedUnion('kind', [
  /** The money has left the platform's balance. */
  At.extend({ kind: z.literal('sent') }),
  At.extend({ kind: z.literal('paid') }),
  /** All of the money is back in the platform's balance, or never left it. */
  At.extend({ kind: z.literal('failed'), reason: z.enum(payoutFailureReasons) }),
  /** By the seller, before the provider was asked. */
  At.extend({ kind: z.literal('cancelled') })
]);
export type PayoutFact = z.infer<typeof PayoutFact>;
export type PayoutFactKind = PayoutFact['kind'];
