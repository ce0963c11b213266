// Writing reviews, and what others do with them. Reading them is the catalog's.
import * as z from 'zod';
import { Review } from '../../domain/market/listing.ts';
import { ReportDraft } from '../../domain/market/moderation/report.ts';
import { ReplyText, ReviewDraft, reviewRefusals } from '../../domain/market/review.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';

const BySlug = z.object({ slug: z.string().min(1).max(120) });
const ById = z.object({ id: idOf('rev') });

export const reviewProcedures = {
  /** A listing and its reviews from the view of the caller. */
  'reviews.getMine': query(
    BySlug,
    z.object({
      review: Review.nullable(),
      /** Why they may not write one; null where they may. */
      refusal: z.enum(reviewRefusals).nullable(),
      /** True for the seller of the listing. */
      isSeller: z.boolean(),
      /** Reviews that they found helpful, and that they reported. */
      helpfulIds: z.array(z.string()),
      reportedIds: z.array(z.string()),
      /** True once they reported the listing. Absent in responses stored by older apps. */
      isListingReported: z.boolean().default(false)
    })
  ),
  /** Writes the one review, or writes it anew. `purchase_not_opened` for who has not opened what they bought. */
  'reviews.save': command(BySlug.extend(ReviewDraft.shape), Review),
  'reviews.remove': command(BySlug, nothing),
  /** The seller's one reply, or its new wording. */
  'reviews.reply': command(ById.extend({ text: ReplyText }), Review),
  'reviews.vote': command(
    ById.extend({ isHelpful: z.boolean() }),
    z.object({ helpfulCount: z.int(), isHelpful: z.boolean() })
  ),
  /** Once a person; a second one is answered the same. */
  'reviews.report': command(ById.extend(ReportDraft.shape), nothing)
} as const;
