// The topics of the operating system's notifications. Each one has a switch of its own.
import type { NoticeKind } from './notice.ts';

/** Topics of notices of the server. */
type NoticeTopic = 'purchases' | 'replies' | 'news' | 'selling' | 'account';

/** Each topic, and whether it is on until the user chooses. `work` is what finished or failed in the background. */
export const defaultTopics = {
  purchases: true,
  replies: true,
  selling: true,
  account: true,
  work: true,
  news: false,
  updates: false
} as const satisfies Readonly<Record<NoticeTopic | 'work' | 'updates', boolean>>;

export type NotificationTopic = keyof typeof defaultTopics;

export const notificationTopics = Object.keys(defaultTopics) as [NotificationTopic, ...NotificationTopic[]];

export const topicOfNotice: Readonly<Record<NoticeKind, NoticeTopic>> = {
  order_paid: 'purchases',
  order_refunded: 'purchases',
  refund_failed: 'purchases',
  refund_requested: 'purchases',
  refund_not_allowed: 'purchases',
  order_disputed: 'purchases',
  order_restored: 'purchases',
  order_charged_back: 'purchases',
  purchase_taken_down: 'purchases',
  new_version: 'purchases',
  price_drop: 'news',
  wishlist_sale: 'news',
  new_listing: 'news',
  question_answered: 'replies',
  seller_message: 'replies',
  review_reply: 'replies',
  review_helpful: 'replies',
  question_asked: 'selling',
  result_added: 'selling',
  sale_refund_requested: 'selling',
  sale_refund_decided: 'selling',
  listing_approved: 'selling',
  listing_changes_requested: 'selling',
  listing_rejected: 'selling',
  listing_publication_failed: 'selling',
  payout_paid: 'selling',
  payout_failed: 'selling',
  seller_terms: 'selling',
  decision: 'account',
  decision_ended: 'account',
  strike_added: 'account',
  strike_voided: 'account',
  appeal_decided: 'account',
  name_replaced: 'account'
};
