// A notice of the server in words, as it is listed and shown.
import type { Notice, NoticeSubject } from '#shared/domain/activity/notice.ts';
import { type NotificationTopic, topicOfNotice } from '#shared/domain/activity/notification-topic.ts';
import type { Notification } from '#shared/domain/activity/notification.ts';
import { assertNever } from '#shared/kit/assert-never.ts';
import { paths } from '#shared/contract/paths.ts';
import { formatDay, formatIsoDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/notices.json';

const types: Readonly<Record<NoticeSubject['kind'], Notification['type']>> = {
  order_paid: 'success',
  order_refunded: 'success',
  refund_failed: 'error',
  refund_requested: 'info',
  refund_not_allowed: 'warning',
  order_disputed: 'warning',
  order_restored: 'success',
  order_charged_back: 'info',
  purchase_taken_down: 'info',
  new_version: 'info',
  price_drop: 'info',
  wishlist_sale: 'info',
  new_listing: 'info',
  question_asked: 'info',
  question_answered: 'info',
  result_added: 'info',
  seller_message: 'info',
  sale_refund_requested: 'warning',
  sale_refund_decided: 'info',
  listing_approved: 'success',
  listing_changes_requested: 'warning',
  listing_rejected: 'warning',
  listing_publication_failed: 'warning',
  payout_paid: 'success',
  payout_failed: 'error',
  decision: 'warning',
  decision_ended: 'success',
  strike_added: 'warning',
  strike_voided: 'success',
  appeal_decided: 'info',
  seller_terms: 'info',
  name_replaced: 'warning',
  review_reply: 'info',
  review_helpful: 'info'
};

/** `path` is the page of its subject. */
type NoticeNotification = Notification & { readonly topic: NotificationTopic; readonly path: string };

export const toNotification = ({ id, subject, createdAt, isRead }: Notice): NoticeNotification => ({
  id,
  type: types[subject.kind],
  topic: topicOfNotice[subject.kind],
  title: t(texts, `notices.title.${subject.kind}`),
  message: describe(subject),
  timestamp: createdAt,
  read: isRead,
  path: findPath(subject)
});

function describe(subject: NoticeSubject): string {
  if ('payoutId' in subject) return describePayout(subject);
  if ('beginsOn' in subject) return describeTerms(subject);
  if (subject.kind === 'name_replaced')
    return t(texts, 'notices.message.name_replaced', { name: subject.displayName });
  return 'decisionId' in subject ? describeDecision(subject) : describeNotice(subject);
}

function findPath(subject: NoticeSubject): string {
  if ('payoutId' in subject) return paths.earnings.getHref();
  if ('beginsOn' in subject) return paths.terms.getHref();
  if (subject.kind === 'name_replaced') return paths.myProfile.getHref();
  if ('decisionId' in subject) return paths.decisions.getHref();
  if (subject.kind === 'seller_message') return paths.sellerMessages.getHref();
  if (subject.kind === 'wishlist_sale' && subject.others > 0) return paths.wishlist.getHref();
  if (subject.kind === 'question_asked') return paths.questions.getHref();
  if (isAboutReview(subject)) return paths.seller.getHref();
  return isAboutPurchase(subject) ? paths.purchases.getHref() : paths.listing.getHref(subject.slug);
}

const isAboutPurchase = (subject: NoticeSubject): boolean =>
  'orderId' in subject || subject.kind === 'new_version';

type ReviewSubject = Extract<NoticeSubject, { readonly kind: `listing_${string}` }>;

const isAboutReview = (subject: NoticeSubject): subject is ReviewSubject =>
  subject.kind.startsWith('listing_');

function describeReview(subject: ReviewSubject): string {
  const { title } = subject;
  if (subject.kind === 'listing_approved')
    return t(texts, 'notices.message.listing_approved', { title, version: subject.version });
  if (subject.kind === 'listing_publication_failed')
    return t(texts, `notices.message.publication.${subject.failure}`, { title });
  return t(texts, `notices.message.${subject.kind}`, { title, reason: subject.reason });
}

function describeSellerNews(subject: Extract<NoticeSubject, { readonly seller: string }>): string {
  const { title, seller } = subject;
  if (subject.kind === 'new_listing') return t(texts, 'notices.message.new_listing', { title, seller });
  if (subject.kind === 'wishlist_sale') return describeSale(subject);
  return t(texts, 'notices.message.seller_message', { title, seller, text: subject.text });
}

function describeSale(subject: Extract<NoticeSubject, { readonly kind: 'wishlist_sale' }>): string {
  const { title, seller, others } = subject;
  const price = formatMoney(subject.price.cents / 100);
  const day = formatDay(subject.endsAt);
  return others === 0
    ? t(texts, 'notices.message.wishlist_sale', { title, seller, price, day })
    : t(texts, 'notices.message.wishlist_sales', { title, seller, price, day, count: others });
}

type RefundSubject = Extract<NoticeSubject, { readonly kind: 'sale_refund_decided' | 'purchase_taken_down' }>;

function describeRefund({ kind, title, isRefunded }: RefundSubject): string {
  return kind === 'sale_refund_decided'
    ? t(texts, `notices.message.sale_refund_${isRefunded ? 'approved' : 'refused'}`, { title })
    : t(texts, `notices.message.purchase_taken_down_${isRefunded ? 'refunded' : 'kept'}`, { title });
}

type ListingSubject = Extract<NoticeSubject, { readonly slug: string }>;

function describeNotice(subject: ListingSubject): string {
  const { title } = subject;
  if (isAboutReview(subject)) return describeReview(subject);
  if ('seller' in subject) return describeSellerNews(subject);
  switch (subject.kind) {
    case 'order_paid':
      if (subject.total.cents === 0) return t(texts, 'notices.message.order_free', { title });
      return t(texts, 'notices.message.order_paid', {
        title,
        price: formatMoney(subject.total.cents / 100)
      });
    case 'order_refunded':
      return t(texts, 'notices.message.order_refunded', {
        title,
        price: formatMoney(subject.returned.cents / 100)
      });
    case 'price_drop':
      return t(texts, 'notices.message.price_drop', {
        title,
        now: formatMoney(subject.now.cents / 100),
        before: formatMoney(subject.before.cents / 100)
      });
    case 'new_version':
      if (subject.notes === '')
        return t(texts, 'notices.message.new_version', { title, version: subject.version });
      return t(texts, 'notices.message.new_version_notes', {
        title,
        version: subject.version,
        notes: subject.notes
      });
    case 'refund_requested':
      return t(texts, 'notices.message.refund_requested', { title, day: formatDay(subject.decideBy) });
    case 'refund_not_allowed':
      return t(texts, 'notices.message.refund_not_allowed', { title, reason: subject.reason });
    case 'sale_refund_requested':
      if (subject.decideBy === null)
        return t(texts, 'notices.message.sale_refund_automatic', { title, reason: subject.reason });
      return t(texts, 'notices.message.sale_refund_requested', {
        title,
        reason: subject.reason,
        day: formatDay(subject.decideBy)
      });
    case 'sale_refund_decided':
    case 'purchase_taken_down':
      return describeRefund(subject);
    case 'refund_failed':
    case 'order_disputed':
    case 'order_restored':
    case 'order_charged_back':
    case 'question_asked':
    case 'question_answered':
    case 'result_added':
    case 'review_reply':
    case 'review_helpful':
      return t(texts, `notices.message.${subject.kind}`, { title });
    default:
      return assertNever(subject);
  }
}

type DecisionSubject = Extract<NoticeSubject, { readonly decisionId: string }>;

function describeDecision(subject: DecisionSubject): string {
  if (subject.kind === 'decision_ended') return t(texts, 'notices.message.decision_ended');
  if (subject.kind === 'decision')
    return t(texts, `notices.message.decision_${subject.decision}`, {
      title: subject.title ?? '',
      reason: subject.reason
    });
  if (subject.kind === 'strike_added') {
    const { title, points, total, expiresAt } = subject;
    return t(texts, 'notices.message.strike_added', {
      title: title ?? '',
      points,
      total,
      day: formatDay(expiresAt)
    });
  }
  if (subject.kind === 'strike_voided')
    return t(texts, 'notices.message.strike_voided', { points: subject.points, reason: subject.reason });
  const { isAccepted, answer } = subject;
  return t(texts, `notices.message.appeal_${isAccepted ? 'accepted' : 'rejected'}`, { answer });
}

type TermsSubject = Extract<NoticeSubject, { readonly kind: 'seller_terms' }>;

const describeTerms = ({ beginsOn, isWithdrawn }: TermsSubject): string =>
  t(texts, `notices.message.seller_terms_${isWithdrawn ? 'withdrawn' : 'announced'}`, {
    day: formatIsoDay(beginsOn)
  });

type PayoutSubject = Extract<NoticeSubject, { readonly payoutId: string }>;

function describePayout(subject: PayoutSubject): string {
  const amount = formatMoney(subject.amount.cents / 100);
  if (subject.kind === 'payout_paid') return t(texts, 'notices.message.payout_paid', { amount });
  return t(texts, `notices.message.payout_${subject.reason}`, { amount });
}
