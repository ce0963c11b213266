import { expect, test } from 'vitest';
import { type NoticeKind, NoticeSubject } from '#shared/domain/activity/notice.ts';
import { decisionKinds } from '#shared/domain/market/moderation/decision.ts';
import { publicationFailures } from '#shared/domain/market/states.ts';
import { payoutFailureReasons } from '#shared/domain/trade/payout/payout-state.ts';
import { writeNoticeMail } from './notice-mail-texts.ts';

const site = { siteUrl: 'https://reelwright.example', isSandbox: false };
const dollars = (cents: number) => ({ cents, currency: 'USD' as const });
const about = { slug: 'rain-over-neon', title: 'Rain over Neon' };
const order = { ...about, orderId: 'ord7' };
const sale = { ...about, saleId: 'ord8' };
const payout = { payoutId: 'pay9', amount: dollars(4250) };
const strike = { decisionId: 'dec1', decision: 'listing_taken_down', title: about.title } as const;
const day = Date.UTC(2026, 10, 27, 12);

type Samples = {
  readonly [Kind in NoticeKind]: readonly Omit<Extract<NoticeSubject, { readonly kind: Kind }>, 'kind'>[];
};

/** Each kind with the values on which its text depends. */
const samples: Samples = {
  order_paid: [
    { ...order, total: dollars(900) },
    { ...order, total: dollars(0) }
  ],
  order_refunded: [
    { ...order, returned: dollars(900) },
    { ...order, returned: dollars(0) }
  ],
  refund_failed: [order],
  refund_requested: [{ ...order, decideBy: day }],
  refund_not_allowed: [{ ...order, reason: 'It was used in a film.' }],
  order_disputed: [order],
  order_restored: [order],
  order_charged_back: [order],
  purchase_taken_down: [
    { ...order, isRefunded: true },
    { ...order, isRefunded: false }
  ],
  new_version: [
    { ...about, version: 2, notes: '' },
    { ...about, version: 3, notes: 'Softer light at dawn.' }
  ],
  price_drop: [{ ...about, before: dollars(900), now: dollars(450) }],
  wishlist_sale: [0, 1, 3].map((others) => ({
    ...about,
    seller: 'Ada Films',
    price: dollars(450),
    endsAt: day,
    others
  })),
  new_listing: [{ ...about, seller: 'Ada Films' }],
  question_asked: [about],
  question_answered: [about],
  result_added: [about],
  seller_message: [{ ...about, messageId: 'msg1', seller: 'Ada Films', text: 'Thank you for buying.' }],
  sale_refund_requested: [
    { ...sale, reason: 'The model is gone.', decideBy: day },
    { ...sale, reason: 'The model is gone.', decideBy: null }
  ],
  sale_refund_decided: [
    { ...sale, isRefunded: true },
    { ...sale, isRefunded: false }
  ],
  listing_approved: [
    { ...about, version: 1 },
    { ...about, version: 2 }
  ],
  listing_changes_requested: [{ ...about, reason: 'Name the lens.' }],
  listing_rejected: [{ ...about, reason: 'It names a living person.' }],
  listing_publication_failed: publicationFailures.map((failure) => ({ ...about, failure })),
  payout_paid: [payout],
  payout_failed: payoutFailureReasons.map((reason) => ({ ...payout, reason })),
  decision: decisionKinds.flatMap((decision) =>
    [about.title, null].map((title) => ({
      decisionId: 'dec1',
      decision,
      title,
      reason: 'It names a living person.'
    }))
  ),
  decision_ended: decisionKinds.map((decision) => ({ decisionId: 'dec1', decision, title: null })),
  strike_added: [1, 2].map((points) => ({ ...strike, points, total: 5, expiresAt: day })),
  strike_voided: [1, 2].map((points) => ({ ...strike, points, reason: 'We were wrong.' })),
  appeal_decided: [true, false].map((isAccepted) => ({ ...strike, isAccepted, answer: 'We looked again.' })),
  seller_terms: [true, false].map((isWithdrawn) => ({ beginsOn: '2026-11-27', isWithdrawn })),
  name_replaced: [{ displayName: 'Maker 12' }],
  review_reply: [about],
  review_helpful: [about]
};

const subjects = Object.entries(samples).flatMap(([kind, each]) =>
  each.map((rest) => NoticeSubject.parse({ kind, ...rest }))
);
const describeCase = (subject: NoticeSubject) => ({ name: JSON.stringify(subject), subject });

/** Text written by users and administrators, which the mail includes verbatim. */
const quotesOf = (subject: NoticeSubject): string[] =>
  ['reason', 'answer', 'notes', 'text', 'displayName'].flatMap((name) => {
    const value: unknown = Reflect.get(subject, name);
    return typeof value === 'string' && !payoutFailureReasons.some((one) => one === value) ? [value] : [];
  });

test.each(subjects.map(describeCase))(
  'is written out with the same links in each language: $name',
  ({ subject }) => {
    const [english, spanish] = [writeNoticeMail(subject, 'en', site), writeNoticeMail(subject, 'es', site)];
    for (const { subject: head, text } of [english, spanish]) {
      expect(head).toMatch(/^\S.{5,78}\S$/);
      expect(`${head}\n${text}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|\$\{|_/);
      for (const quote of quotesOf(subject)) expect(text).toContain(quote);
    }
    expect(spanish.subject).not.toBe(english.subject);
    const [links, others] = [english, spanish].map(({ text }) => text.match(/https:\S+/g));
    expect(links?.length).toBeGreaterThan(1);
    expect(others).toEqual(links);
  }
);
