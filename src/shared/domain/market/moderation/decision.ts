// A moderation decision restricts a person or what they published. It comes with a statement of reasons, and the person
// may appeal once, for as long as the Digital Services Act asks for at least (article 20: six months).
import * as z from 'zod';
import { Strike } from './strikes.ts';

/** Of what somebody wrote and others reported. */
export const removalKinds = [
  'review_removed',
  'question_removed',
  'message_removed',
  'result_removed'
] as const;
export type RemovalKind = (typeof removalKinds)[number];

export const decisionKinds = [
  ...removalKinds,
  'account_suspended',
  'seller_limited',
  'seller_suspended',
  'listing_rejected',
  'listing_taken_down'
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const isRemoval = (kind: DecisionKind): kind is RemovalKind =>
  removalKinds.some((each) => each === kind);

export const appealWindowMs = 183 * 24 * 60 * 60_000;

/** Long enough to say something. */
export const minDecisionReasonLength = 10;
export const maxReasonLength = 2000;
export const minAppealLength = 20;
export const maxAppealLength = 4000;

export const DecisionReason = z.string().trim().min(minDecisionReasonLength).max(maxReasonLength);
export const AppealText = z.string().trim().min(minAppealLength).max(maxAppealLength);

export const appealStates = ['open', 'accepted', 'rejected'] as const;
export type AppealState = (typeof appealStates)[number];

const Appeal = z.object({
  text: z.string(),
  at: z.int(),
  state: z.enum(appealStates),
  /** Empty while it is open. */
  answer: z.string()
});

export const Decision = z.object({
  id: z.string(),
  kind: z.enum(decisionKinds),
  /** The title of the listing it is about; null for a decision about the account. */
  title: z.string().nullable(),
  reason: z.string(),
  at: z.int(),
  /** When it ended: by its end date, by an administrator, or by an appeal; null while it holds. */
  endedAt: z.int().nullable(),
  appeal: Appeal.nullable(),
  /** The last moment to appeal; null when that is no longer possible. */
  appealUntil: z.int().nullable(),
  /** The strike points it adds to a seller. Absent in responses stored by older apps. */
  strike: Strike.nullable().default(null)
});
export type Decision = z.infer<typeof Decision>;

/** A decision is appealed once, while it holds, within the window. */
export function readAppealUntil(
  { at, endedAt, appeal }: Pick<Decision, 'at' | 'endedAt' | 'appeal'>,
  now: number
): number | null {
  const until = at + appealWindowMs;
  return endedAt === null && appeal === null && now < until ? until : null;
}
