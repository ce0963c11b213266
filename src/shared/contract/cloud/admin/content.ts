// The moderation queue. Nothing here holds sealed text.
import * as z from 'zod';
import { PublicPerson } from '../../../domain/people/account.ts';
import { LicenseName } from '../../../domain/market/listing.ts';
import { MediaKind } from '../../../domain/market/media/preview-media.ts';
import { cannedReasonCodes, reasonLanguages } from '../../../domain/market/moderation/canned-reasons.ts';
import { minDecisionReasonLength } from '../../../domain/market/moderation/decision.ts';
import { queueKinds, queueOutcomes } from '../../../domain/market/moderation/queue.ts';
import { listingStates } from '../../../domain/market/states.ts';
import { reportReasons } from '../../../domain/market/moderation/report-reasons.ts';
import { command, nothing, query } from '../../procedure.ts';
import { AnyId, idOf } from '../../ids.ts';
import { PageRequest, pageOf } from '../../paging.ts';

const NamedPerson = PublicPerson.extend({ id: idOf('usr') });

/** `id` is that of the submission, the listing, the request, the video, or of what was reported. */
const ItemRef = z.object({ kind: z.enum(queueKinds), id: AnyId });
export type QueueItemRef = z.infer<typeof ItemRef>;

export const maxOwnWordsLength = 1000;

export const QueueItem = ItemRef.extend({
  title: z.string(),
  /** The author: the person who submitted, asked or wrote it; null for a visitor and for a deleted account. */
  person: NamedPerson.nullable(),
  /** In which they are written to. */
  language: z.enum(reasonLanguages),
  since: z.int(),
  /** When a refund request is approved without a decision; null for other kinds. */
  decideBy: z.int().nullable(),
  reportCount: z.int(),
  /** The other administrator who is deciding it, until that time. */
  claim: z.object({ person: NamedPerson, until: z.int() }).nullable(),
  /** True if it concerns the administrator who asks. */
  isOwn: z.boolean()
});
export type QueueItem = z.infer<typeof QueueItem>;

const ShownMedium = z.object({ kind: MediaKind, url: z.string(), alt: z.string() });
export type ShownMedium = z.infer<typeof ShownMedium>;

/** The public texts of a listing. */
export const PublicFields = z.object({
  title: z.string(),
  category: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  textLanguage: z.string(),
  priceCents: z.int(),
  isPayWhatYouWant: z.boolean(),
  suggestedCents: z.int().nullable(),
  licence: LicenseName,
  /** Titles of the listings in a bundle. */
  items: z.array(z.string()),
  media: z.array(ShownMedium)
});
export type PublicFields = z.infer<typeof PublicFields>;

const SubmissionDetails = z.object({
  kind: z.literal('submission'),
  /** The version on sale; null for a new listing. */
  before: PublicFields.nullable(),
  after: PublicFields,
  notes: z.string(),
  publishAt: z.int().nullable(),
  /** Listings of others whose prompt is close to this one. */
  nearDuplicates: z.array(z.object({ slug: z.string(), title: z.string(), percent: z.int() }))
});

const PostReviewDetails = z.object({
  kind: z.literal('post_review'),
  slug: z.string(),
  /** Its seller may have archived it meanwhile. */
  state: z.enum(listingStates),
  current: PublicFields
});

const ReportDetails = z.object({
  kind: z.literal('report'),
  text: z.string(),
  /** True where the listing itself was reported, which is taken down on its own page. */
  isListing: z.boolean(),
  listing: z.object({ id: idOf('lst'), slug: z.string(), title: z.string() }),
  reports: z.array(
    z.object({
      id: idOf('rpt'),
      reporter: NamedPerson,
      reason: z.enum(reportReasons),
      note: z.string(),
      at: z.int()
    })
  )
});

const RefundDetails = z.object({
  kind: z.literal('refund'),
  reason: z.string(),
  amountCents: z.int(),
  seller: NamedPerson,
  /** Of the buyer, in the days of the allowance. */
  requested: z.int(),
  purchased: z.int()
});

const ShowcaseDetails = z.object({
  kind: z.literal('showcase'),
  creator: z.string(),
  model: z.string(),
  note: z.string(),
  videoUrl: z.string()
});

/** Facts about the person. */
const PersonHistory = z.object({
  published: z.int(),
  rejected: z.int(),
  changesRequested: z.int(),
  sold: z.int(),
  refunded: z.int(),
  /** Of what they wrote. */
  reported: z.int()
});

export const QueueItemDetails = QueueItem.extend({
  content: z.discriminatedUnion('kind', [
    SubmissionDetails,
    PostReviewDetails,
    ReportDetails,
    RefundDetails,
    ShowcaseDetails
  ]),
  history: PersonHistory.nullable()
});
export type QueueItemDetails = z.infer<typeof QueueItemDetails>;
export type QueueContent<Kind extends QueueItemDetails['content']['kind']> = Extract<
  QueueItemDetails['content'],
  { readonly kind: Kind }
>;

const Reason = z
  .object({
    code: z.enum(cannedReasonCodes).nullable(),
    /** Own words, which follow the canned reason. */
    text: z.string().trim().max(maxOwnWordsLength)
  })
  .refine(({ code, text }) => code !== null || text.length >= minDecisionReasonLength);

export const adminContentProcedures = {
  /** The most urgent first. */
  'content.list': query(
    PageRequest.extend({ kind: z.enum(queueKinds).optional() }),
    pageOf(QueueItem).extend({ openAppeals: z.int() })
  ),
  'content.get': query(ItemRef, QueueItemDetails),
  /** Reserves the item for 10 minutes; `claimed` while it is another administrator's. */
  'content.claim': command(ItemRef, z.object({ until: z.int() })),
  'content.release': command(ItemRef, nothing),
  'content.decide': command(ItemRef.extend({ outcome: z.enum(queueOutcomes), reason: Reason }), nothing)
} as const;
