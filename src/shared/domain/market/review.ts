// Reviews by buyers who opened their purchase, and the seller's reply.
import * as z from 'zod';

const maxReviewLength = 2000;

export const ReviewDraft = z.object({
  stars: z.int().min(1).max(5),
  text: z.string().trim().max(maxReviewLength)
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const ReplyText = z.string().trim().min(1).max(maxReviewLength);

/** Why somebody may not review a listing. */
export const reviewRefusals = ['own', 'not_bought', 'unopened'] as const;
