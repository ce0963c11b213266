// A refund request is how a buyer asks for their money after opening what they bought; at most one of an order counts.
import * as z from 'zod';

export const refundRequestStates = [
  /** Waits for a decision. */
  'open',
  'approved',
  'refused',
  /** A bank or the provider returned the money meanwhile, so there is nothing left to decide. */
  'closed'
] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

/** An open request is approved when nobody has decided it by its deadline. */
export type RefundDecider = 'allowance' | 'administrator' | 'deadline';

export const RefundRequest = z.object({
  state: z.enum(refundRequestStates),
  /** The buyer's words. */
  reason: z.string(),
  /** Unix milliseconds. */
  requestedAt: z.int(),
  decideBy: z.int(),
  decidedAt: z.int().nullable(),
  /** Why it was refused; empty otherwise. */
  decisionReason: z.string()
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** The platform's settings of the same names. */
export type RefundAllowance = {
  readonly refundAllowanceCount: number;
  /** Of the buyer's purchases, in percent. */
  readonly refundAllowancePercent: number;
};

/** Of one buyer, in the days of the allowance. */
export type RefundHistory = {
  /** Requests after opening that were not refused. */
  readonly requested: number;
  /** Paid orders that were kept, and those of the requests. A refund before opening leaves no purchase. */
  readonly purchased: number;
};

/** True if one more refund after opening needs no decision. */
export const isWithinAllowance = (
  { refundAllowanceCount, refundAllowancePercent }: RefundAllowance,
  { requested, purchased }: RefundHistory
): boolean => requested < refundAllowanceCount && (requested + 1) * 100 <= refundAllowancePercent * purchased;
