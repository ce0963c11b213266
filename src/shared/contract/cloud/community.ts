// Texts between users: questions, buyers' results and sellers' messages; and follows.
import * as z from 'zod';
import { BuyerResult, ResultDraft } from '../../domain/market/community/buyer-result.ts';
import { AnswerText, OwnQuestion, Question, QuestionText } from '../../domain/market/community/question.ts';
import { MessageText, ReceivedMessage, SentMessage } from '../../domain/market/community/seller-message.ts';
import { UsableRate } from '../../domain/market/community/usable-rate.ts';
import { ReportDraft } from '../../domain/market/moderation/report.ts';
import { reviewRefusals } from '../../domain/market/review.ts';
import { PublicPerson } from '../../domain/people/account.ts';
import { Username } from '../../domain/people/username.ts';
import { command, nothing, query } from '../procedure.ts';
import { idOf } from '../ids.ts';
import { PageRequest, pageOf } from '../paging.ts';

const BySlug = z.object({ slug: z.string().min(1).max(120) });
const QuestionById = z.object({ id: idOf('qst') });
const ResultById = z.object({ id: idOf('res') });

/** Public: signed-in users ask about a listing, and its seller answers. */
const questionProcedures = {
  /** Of a published listing, newest first. */
  'questions.list': query(PageRequest.extend(BySlug.shape), pageOf(Question)),
  /** The questions of a listing from the view of the caller. */
  'questions.getMine': query(
    BySlug,
    z.object({
      /** True for the seller of the listing. */
      isSeller: z.boolean(),
      /** Questions that they asked, and that they reported. */
      ownIds: z.array(z.string()),
      reportedIds: z.array(z.string())
    })
  ),
  /** `question_limit_reached` after the daily number of questions per user. */
  'questions.ask': command(BySlug.extend({ text: QuestionText }), Question),
  /** The seller's one answer, or its new wording. */
  'questions.answer': command(QuestionById.extend({ text: AnswerText }), Question),
  /** Their own, with its answer. */
  'questions.remove': command(QuestionById, nothing),
  /** Once a person; a second one is answered the same. */
  'questions.report': command(QuestionById.extend(ReportDraft.shape), nothing),
  /** About the calling seller's listings, the oldest first. */
  'questions.listUnanswered': query(PageRequest, pageOf(OwnQuestion))
} as const;

/** The videos that buyers made with a bought prompt, and the rates of usable takes. */
const resultProcedures = {
  /** Of a published prompt, newest first. */
  'results.list': query(PageRequest.extend(BySlug.shape), pageOf(BuyerResult)),
  /** By model, and only of models that five buyers or more used. */
  'results.getRates': query(BySlug, z.array(UsableRate)),
  /** The results of a prompt from the view of the caller. */
  'results.getMine': query(
    BySlug,
    z.object({
      result: BuyerResult.nullable(),
      /** Why they may not add one; null where they may. */
      refusal: z.enum(reviewRefusals).nullable(),
      /** Results that they reported. */
      reportedIds: z.array(z.string())
    })
  ),
  /**
   * Adds the caller's one result, or replaces it. `purchase_not_opened` for who has not opened what they bought, and
   * `result_reveals_prompt` for words of the sealed prompt.
   */
  'results.save': command(BySlug.extend(ResultDraft.shape), BuyerResult),
  'results.remove': command(BySlug, nothing),
  /** Once a person; a second one is answered the same. */
  'results.report': command(ResultById.extend(ReportDraft.shape), nothing)
} as const;

const OfListing = z.object({ listingId: idOf('lst') });

/** From a seller to the buyers of a listing. Only they read them. */
const sellerMessageProcedures = {
  /** The last messages about one of the caller's listings, the newest first, and what the next one is subject to. */
  'sellerMessages.list': query(
    OfListing,
    z.object({
      messages: z.array(SentMessage),
      /** How many buyers would get a message now. */
      recipientCount: z.int(),
      /** When the next one may be sent; null for now. */
      nextAt: z.int().nullable()
    })
  ),
  /**
   * Sends once per `clientId`: repeated, it answers with what was sent, and `idempotency_key_reused` for another text.
   * `message_limit_reached` for more than two in 30 days, `no_recipients` where no buyer would get it.
   */
  'sellerMessages.send': command(OfListing.extend({ clientId: z.uuid(), text: MessageText }), SentMessage),
  /** Those that the caller got, the newest first. */
  'sellerMessages.listReceived': query(PageRequest, pageOf(ReceivedMessage)),
  /** Turns this seller's messages to the caller on or off. Idempotent. */
  'sellerMessages.mute': command(
    z.object({ username: Username, isMuted: z.boolean() }),
    z.object({ isMuted: z.boolean() })
  ),
  /** By a recipient, once; a second one is answered the same. */
  'sellerMessages.report': command(z.object({ id: idOf('slm') }).extend(ReportDraft.shape), nothing)
} as const;

const ByUsername = z.object({ username: Username });
const Following = z.object({ isFollowing: z.boolean() });

/** Only the follower and the seller can see it. */
const followProcedures = {
  /** `canFollow` is false for oneself and for people who do not sell. */
  'follows.get': query(ByUsername, Following.extend({ canFollow: z.boolean() })),
  /** Idempotent. Unfollowing is possible whatever became of the seller. */
  'follows.set': command(ByUsername.extend(Following.shape), Following),
  /** The sellers that the caller follows, the last one first. */
  'follows.list': query(PageRequest, pageOf(PublicPerson)),
  /** Of the calling seller, the newest first: what their public profiles say, and no date. */
  'followers.list': query(PageRequest, pageOf(PublicPerson).extend({ count: z.int() }))
} as const;

export const communityProcedures = {
  ...questionProcedures,
  ...resultProcedures,
  ...sellerMessageProcedures,
  ...followProcedures
} as const;
