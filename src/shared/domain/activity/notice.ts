// A notice informs a user of an event on the server. Each kind is delivered in the app and by mail
// as the user chose.
import * as z from 'zod';
import { decisionKinds } from '../market/moderation/decision.ts';
import { Money } from '../market/money.ts';
import { publicationFailures } from '../market/states.ts';
import { payoutFailureReasons } from '../trade/payout/payout-state.ts';

const About = z.object({ slug: z.string(), title: z.string() });
const AboutOrder = About.extend({ orderId: z.string() });
/** The order, as its seller knows it. */
const AboutSale = About.extend({ saleId: z.string() });
const AboutDecision = z.object({
  decisionId: z.string(),
  decision: z.enum(decisionKinds),
  title: z.string().nullable()
});
const AboutPayout = z.object({ payoutId: z.string(), amount: Money });

export const NoticeSubject = z.discriminatedUnion('kind', [
  AboutOrder.extend({ kind: z.literal('order_paid'), total: Money }),
  AboutOrder.extend({ kind: z.literal('order_refunded'), returned: Money }),
  AboutOrder.extend({ kind: z.literal('refund_failed') }),
  /** The buyer's request waits for a decision. */
  AboutOrder.extend({ kind: z.literal('refund_requested'), decideBy: z.int() }),
  AboutOrder.extend({ kind: z.literal('refund_not_allowed'), reason: z.string() }),
  AboutOrder.extend({ kind: z.literal('order_disputed') }),
  /** A dispute was won, so that what was bought is there again. */
  AboutOrder.extend({ kind: z.literal('order_restored') }),
  /** A dispute was lost: the bank returned the money, and the entitlement is revoked. */
  AboutOrder.extend({ kind: z.literal('order_charged_back') }),
  /** A bought listing was taken down; the buyer keeps it unless they are refunded. */
  AboutOrder.extend({ kind: z.literal('purchase_taken_down'), isRefunded: z.boolean() }),
  /** Of something that was bought. */
  About.extend({ kind: z.literal('new_version'), version: z.int(), notes: z.string().default('') }),
  /** Of something that is wished for. */
  About.extend({ kind: z.literal('price_drop'), before: Money, now: Money }),
  /** Of something that is wished for. So many `others` of the same seller, a display name, are on sale as well. */
  About.extend({
    kind: z.literal('wishlist_sale'),
    seller: z.string(),
    price: Money,
    endsAt: z.int(),
    others: z.int().nonnegative()
  }),
  /** From a seller that they follow; `seller` is a display name. */
  About.extend({ kind: z.literal('new_listing'), seller: z.string() }),
  /** To the seller, and to who asked. */
  About.extend({ kind: z.literal('question_asked') }),
  About.extend({ kind: z.literal('question_answered') }),
  /** To the seller. */
  About.extend({ kind: z.literal('result_added') }),
  /** From the seller of something that was bought; `seller` is a display name. */
  About.extend({
    kind: z.literal('seller_message'),
    messageId: z.string(),
    seller: z.string(),
    text: z.string()
  }),
  /** To the seller: a buyer wants a refund of what they opened. `decideBy` is null where no decision is needed. */
  AboutSale.extend({
    kind: z.literal('sale_refund_requested'),
    reason: z.string(),
    decideBy: z.int().nullable()
  }),
  AboutSale.extend({ kind: z.literal('sale_refund_decided'), isRefunded: z.boolean() }),
  /** To the seller, about a listing or a change of one that was reviewed. */
  About.extend({ kind: z.literal('listing_approved'), version: z.int() }),
  About.extend({ kind: z.literal('listing_changes_requested'), reason: z.string() }),
  About.extend({ kind: z.literal('listing_rejected'), reason: z.string() }),
  /** To the seller: it was scheduled and could not be published. */
  About.extend({ kind: z.literal('listing_publication_failed'), failure: z.enum(publicationFailures) }),
  AboutPayout.extend({ kind: z.literal('payout_paid') }),
  /** Its earnings can be paid out again. */
  AboutPayout.extend({ kind: z.literal('payout_failed'), reason: z.enum(payoutFailureReasons) }),
  /** A statement of reasons: what was decided about the person, or about the listing with this title. */
  AboutDecision.extend({ kind: z.literal('decision'), reason: z.string() }),
  AboutDecision.extend({ kind: z.literal('decision_ended') }),
  /** The decision counts against the seller: `total` with what counted before. */
  AboutDecision.extend({
    kind: z.literal('strike_added'),
    points: z.int(),
    total: z.int(),
    expiresAt: z.int()
  }),
  AboutDecision.extend({ kind: z.literal('strike_voided'), points: z.int(), reason: z.string() }),
  AboutDecision.extend({
    kind: z.literal('appeal_decided'),
    isAccepted: z.boolean(),
    answer: z.string()
  }),
  /** To every seller: new terms begin on that day, or do not begin after all. */
  z.object({ kind: z.literal('seller_terms'), beginsOn: z.iso.date(), isWithdrawn: z.boolean() }),
  /** The name of their OAuth provider could not be used. */
  z.object({ kind: z.literal('name_replaced'), displayName: z.string() }),
  About.extend({ kind: z.literal('review_reply') }),
  About.extend({ kind: z.literal('review_helpful') })
]);
export type NoticeSubject = z.infer<typeof NoticeSubject>;
export type NoticeKind = NoticeSubject['kind'];

export const Notice = z.object({
  id: z.string(),
  subject: NoticeSubject,
  createdAt: z.int(),
  isRead: z.boolean()
});
export type Notice = z.infer<typeof Notice>;

/** The languages that mails are written in. */
export const MailLanguage = z.enum(['en', 'es']);
export type MailLanguage = z.infer<typeof MailLanguage>;

export type NotificationChannels = { readonly inApp: boolean; readonly byMail: boolean };

/** Until the person chooses otherwise; in the order in which the kinds are offered. */
export const defaultChannels = {
  order_paid: { inApp: true, byMail: true },
  order_refunded: { inApp: true, byMail: true },
  refund_failed: { inApp: true, byMail: true },
  refund_requested: { inApp: true, byMail: true },
  refund_not_allowed: { inApp: true, byMail: true },
  order_disputed: { inApp: true, byMail: true },
  order_restored: { inApp: true, byMail: true },
  order_charged_back: { inApp: true, byMail: true },
  purchase_taken_down: { inApp: true, byMail: true },
  new_version: { inApp: true, byMail: true },
  price_drop: { inApp: true, byMail: true },
  wishlist_sale: { inApp: true, byMail: true },
  new_listing: { inApp: true, byMail: true },
  question_asked: { inApp: true, byMail: true },
  question_answered: { inApp: true, byMail: true },
  result_added: { inApp: true, byMail: false },
  seller_message: { inApp: true, byMail: true },
  sale_refund_requested: { inApp: true, byMail: true },
  sale_refund_decided: { inApp: true, byMail: true },
  listing_approved: { inApp: true, byMail: true },
  listing_changes_requested: { inApp: true, byMail: true },
  listing_rejected: { inApp: true, byMail: true },
  listing_publication_failed: { inApp: true, byMail: true },
  payout_paid: { inApp: true, byMail: true },
  payout_failed: { inApp: true, byMail: true },
  decision: { inApp: true, byMail: true },
  decision_ended: { inApp: true, byMail: true },
  strike_added: { inApp: true, byMail: true },
  strike_voided: { inApp: true, byMail: true },
  appeal_decided: { inApp: true, byMail: true },
  seller_terms: { inApp: true, byMail: true },
  name_replaced: { inApp: true, byMail: false },
  review_reply: { inApp: true, byMail: true },
  review_helpful: { inApp: true, byMail: false }
} as const satisfies Readonly<Record<NoticeKind, NotificationChannels>>;

/** A person is told of these whatever they chose. */
const mandatoryKinds: ReadonlySet<string> = new Set<NoticeKind>([
  'decision',
  'decision_ended',
  'strike_added',
  'strike_voided',
  'appeal_decided',
  'seller_terms',
  'name_replaced'
]);

/** Those whose channels a person chooses. */
export const noticeKinds = Object.keys(defaultChannels).filter((kind) => !mandatoryKinds.has(kind)) as [
  NoticeKind,
  ...NoticeKind[]
];

/** The channels of one kind of notice. */
export const NoticeSetting = z.object({
  kind: z.enum(noticeKinds),
  inApp: z.boolean(),
  byMail: z.boolean()
});
export type NoticeSetting = z.infer<typeof NoticeSetting>;
