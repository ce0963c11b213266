// A payout fact is one event that a payout provider reported. Facts are only ever added; duplicates count once, and
// their order does not matter.
import * as z from 'zod';
import { payoutFailureReasons } from './payout-state.ts';

/** At most the last millisecond of the year 9999, the latest date that ISO 8601 writes with four digits. */
const At = z.object({ at: z.int().min(0).max(253_402_300_799_999) });

export const PayoutFact = z.discriminatedUnion('kind', [
  /** The money has left the platform's balance. */
  At.extend({ kind: z.literal('sent') }),
  At.extend({ kind: z.literal('paid') }),
  /** All of the money returned to the platform's balance, or never left it. */
  At.extend({ kind: z.literal('failed'), reason: z.enum(payoutFailureReasons) }),
  /** Canceled by the seller before it was sent to the provider. */
  At.extend({ kind: z.literal('cancelled') })
]);
export type PayoutFact = z.infer<typeof PayoutFact>;
export type PayoutFactKind = PayoutFact['kind'];
