import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { addNotice } from '#server/services/notice/add-notice.ts';
import { mailNotices } from '#server/services/notice/mail-notices.ts';
import { writeNoticeMail } from '#server/services/notice/notice-mail-texts.ts';
import { defaultChannels, type NoticeSubject, noticeKinds } from '#shared/domain/activity/notice.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
let ann: SignedInUser;
let keys = 0;
beforeAll(async () => {
  server = await createTestApp();
  // Mails go when a test says so, not at the full minute.
  await server.database.pool.query(`delete from pgboss.schedule where name = 'mail-notices'`);
});
afterAll(() => server.stop());
beforeEach(async () => {
  ann = await signUpAs(server);
});

const about = { slug: 'a-lamp', title: 'A lamp in the fog' };
const cents = (amount: number) => ({ cents: amount, currency: 'USD' }) as const;
const order = { ...about, orderId: 'ord_1' };
const subjects: Readonly<Record<NoticeSubject['kind'], NoticeSubject>> = {
  order_paid: { kind: 'order_paid', ...order, total: cents(1250) },
  order_refunded: { kind: 'order_refunded', ...order, returned: cents(1250) },
  refund_failed: { kind: 'refund_failed', ...order },
  refund_requested: { kind: 'refund_requested', ...order, decideBy: Date.UTC(2026, 10, 27) },
  refund_not_allowed: { kind: 'refund_not_allowed', ...order, reason: 'The prompt is as shown.' },
  sale_refund_requested: {
    kind: 'sale_refund_requested',
    ...about,
    saleId: 'ord_1',
    reason: 'It is not what was shown.',
    decideBy: Date.UTC(2026, 10, 27)
  },
  sale_refund_decided: { kind: 'sale_refund_decided', ...about, saleId: 'ord_1', isRefunded: true },
  order_disputed: { kind: 'order_disputed', ...order },
  order_restored: { kind: 'order_restored', ...order },
  order_charged_back: { kind: 'order_charged_back', ...order },
  purchase_taken_down: { kind: 'purchase_taken_down', ...order, isRefunded: true },
  new_version: { kind: 'new_version', ...about, version: 3, notes: 'Holds the light longer.' },
  price_drop: { kind: 'price_drop', ...about, before: cents(900), now: cents(450) },
  wishlist_sale: {
    kind: 'wishlist_sale',
    ...about,
    seller: 'Ada',
    price: cents(450),
    endsAt: Date.UTC(2026, 10, 30),
    others: 3
  },
  new_listing: { kind: 'new_listing', ...about, seller: 'Ada' },
  question_asked: { kind: 'question_asked', ...about },
  question_answered: { kind: 'question_answered', ...about },
  result_added: { kind: 'result_added', ...about },
  seller_message: {
    kind: 'seller_message',
    ...about,
    messageId: 'msg_1',
    seller: 'Ada',
    text: 'Use version 3 on Veo 3.1.'
  },
  listing_approved: { kind: 'listing_approved', ...about, version: 2 },
  listing_changes_requested: { kind: 'listing_changes_requested', ...about, reason: 'Say which model.' },
  listing_rejected: { kind: 'listing_rejected', ...about, reason: 'It names a brand.' },
  listing_publication_failed: { kind: 'listing_publication_failed', ...about, failure: 'price_not_valid' },
  seller_terms: { kind: 'seller_terms', beginsOn: '2027-01-15', isWithdrawn: false },
  payout_paid: { kind: 'payout_paid', payoutId: 'pyt_1', amount: cents(4200) },
  payout_failed: {
    kind: 'payout_failed',
    payoutId: 'pyt_1',
    amount: cents(4200),
    reason: 'bank_rejected'
  },
  decision: {
    kind: 'decision',
    decisionId: 'dec_1',
    decision: 'account_suspended',
    title: null,
    reason: 'Three listings copied another seller.'
  },
  decision_ended: { kind: 'decision_ended', decisionId: 'dec_1', decision: 'seller_limited', title: null },
  strike_added: {
    kind: 'strike_added',
    decisionId: 'dec_1',
    decision: 'listing_rejected',
    title: about.title,
    points: 1,
    total: 3,
    expiresAt: Date.UTC(2026, 11, 26)
  },
  strike_voided: {
    kind: 'strike_voided',
    decisionId: 'dec_1',
    decision: 'listing_rejected',
    title: about.title,
    points: 1,
    reason: 'It was a mistake of ours.'
  },
  appeal_decided: {
    kind: 'appeal_decided',
    decisionId: 'dec_1',
    decision: 'listing_rejected',
    title: about.title,
    isAccepted: true,
    answer: 'The brand is yours.'
  },
  name_replaced: { kind: 'name_replaced', displayName: 'ada' },
  review_reply: { kind: 'review_reply', ...about },
  review_helpful: { kind: 'review_helpful', ...about }
};

const tell = (subject: NoticeSubject, key = `key-${keys++}`, to = [ann.id]) =>
  server.database.db.transaction((tx) => addNotice(server.context, tx, { to, key, subject }));
const list = async (who = ann) => (await server.call('notices.list', { limit: 20 }, who.headers)).output;
const mails = async (who = ann) => {
  const { rows } = await server.database.pool.query<{ subject: string; body: string }>(
    `select subject, body from development_mails where recipient = $1 and subject not like 'Confirm%' order by id`,
    [who.email]
  );
  return rows;
};
const send = (parts: Partial<Context> = {}) => mailNotices.run({ ...server.context, ...parts }, {});

describe('a notice', () => {
  test('stands newest first, once a key, and is read once it is said to be', async () => {
    await tell(subjects.order_paid, 'same');
    await tell(subjects.order_paid, 'same');
    await tell(subjects.review_reply);
    const { items } = await list();
    expect(items.map(({ subject, isRead }) => [subject.kind, isRead])).toEqual([
      ['review_reply', false],
      ['order_paid', false]
    ]);
    const ben = await signUpAs(server);
    const ids = items.map(({ id }) => id);
    await server.call('notices.markRead', { ids }, ben.headers);
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([false, false]);
    await server.call('notices.markRead', { ids: ids.slice(0, 1) }, ann.headers);
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect((await list(ben)).items).toEqual([]);
  });

  test('of what was rolled back is none', async () => {
    await expect(
      server.database.db.transaction(async (tx) => {
        await addNotice(server.context, tx, { to: [ann.id], key: 'lost', subject: subjects.order_paid });
        throw new Error('the payment was not kept');
      })
    ).rejects.toThrow('not kept');
    expect((await list()).items).toEqual([]);
  });

  test('is told in the ways that were chosen, of that kind alone', async () => {
    const choose = (settings: readonly { kind: 'price_drop'; inApp: boolean; byMail: boolean }[]) =>
      server.call('notices.saveSettings', { settings: [...settings] }, ann.headers);
    await choose([{ kind: 'price_drop', inApp: false, byMail: true }]);
    await tell(subjects.price_drop);
    await tell(subjects.order_paid);
    await send();
    expect((await list()).items.map(({ subject }) => subject.kind)).toEqual(['order_paid']);
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      'A price on your wishlist dropped',
      'Your purchase'
    ]);
    const { output } = await choose([{ kind: 'price_drop', inApp: false, byMail: false }]);
    expect(output.find(({ kind }) => kind === 'price_drop')).toMatchObject({ inApp: false, byMail: false });
    await tell(subjects.price_drop);
    const { rows } = await server.database.pool.query('select id from notices where user_id = $1', [ann.id]);
    expect(rows).toHaveLength(2);
  });

  test('comes as everybody begins until somebody chooses', async () => {
    const { output } = await server.call('notices.getSettings', undefined, ann.headers);
    expect(output).toEqual(noticeKinds.map((kind) => ({ kind, ...defaultChannels[kind] })));
  });

  test('is shown once however the pages are turned', async () => {
    for (let number = 0; number < 5; number++) await tell(subjects.review_reply);
    const turned: string[] = [];
    let cursor: string | undefined;
    do {
      const { output } = await server.call(
        'notices.list',
        { limit: 2, ...(cursor === undefined ? {} : { cursor }) },
        ann.headers
      );
      turned.push(...output.items.map(({ id }) => id));
      cursor = output.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect([turned.length, turned]).toEqual([5, (await list()).items.map(({ id }) => id)]);
    const rest = await server.call('notices.list', { limit: 9, before: turned[2] ?? '' }, ann.headers);
    expect(rest.output.items.map(({ id }) => id)).toEqual(turned.slice(3));
  });

  test('is not for those who have left, nor for the demo’s people', async () => {
    const gone = await signUpAs(server);
    await server.call('account.remove', { confirmation: gone.password }, gone.headers);
    await server.database.pool.query('update users set is_demo = true where id = $1', [ann.id]);
    await tell(subjects.price_drop, 'nobody', [gone.id, ann.id, 'usr_none']);
    const { rows } = await server.database.pool.query(`select id from notices where key = 'nobody'`);
    expect(rows).toEqual([]);
  });
});

describe('a mail', () => {
  test.each(noticeKinds)('of %s says what happened and where to look, in both languages', (kind) => {
    for (const language of ['en', 'es'] as const) {
      const { subject, text } = writeNoticeMail(subjects[kind], language, {
        siteUrl: 'https://reelwright.example',
        isSandbox: false
      });
      expect(subject).toMatch(/^[\p{L} ]+$/u);
      expect(text).toMatch(/A lamp in the fog|42[.,]00/);
      expect(text).toMatch(
        /https:\/\/reelwright\.example\/(purchases|messages|seller|seller\/earnings|seller\/questions|wishlist|marketplace\/a-lamp)\n/
      );
      expect(text).toContain('https://reelwright.example/my-profile');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test.each([
    ['sale_refund_requested', ['/seller/earnings', '/marketplace/a-lamp', '/contact']],
    ['sale_refund_decided', ['/seller/earnings', '/marketplace/a-lamp']],
    ['payout_paid', ['/seller/earnings']],
    ['payout_failed', ['/seller/earnings']],
    ['question_asked', ['/seller/questions']],
    ['listing_changes_requested', ['/seller']],
    ['listing_rejected', ['/seller', '/decisions']],
    ['refund_not_allowed', ['/receipt/ord_1', '/purchases', '/contact']]
  ] as const)('of %s links to each page where its reader acts', (kind, links) => {
    const site = { siteUrl: 'https://reelwright.example', isSandbox: false };
    const { text } = writeNoticeMail(subjects[kind], 'en', site);
    const found = [...text.matchAll(/: https:\/\/reelwright\.example(\S+)/g)].map(([, path]) => path);
    expect(found).toEqual([...links, '/my-profile']);
  });

  test('of what cost nothing names no price, and one of pretended money says so', () => {
    const write = (subject: NoticeSubject, isSandbox: boolean) =>
      writeNoticeMail(subject, 'en', { siteUrl: 'https://reelwright.example', isSandbox }).text;
    const free = write({ kind: 'order_paid', ...order, total: cents(0) }, true);
    expect(free).toContain('It cost nothing.');
    expect(free).not.toMatch(/\$|sandbox/);
    expect(write(subjects.order_paid, true)).toContain('no real money has moved');
    expect(write(subjects.order_paid, false)).not.toContain('sandbox');
    expect(write(subjects.order_paid, false)).toContain(
      '\nReceipt: https://reelwright.example/receipt/ord_1\n'
    );
  });

  test('is written in the language that the person’s app was last seen in', async () => {
    await server.call('mailLanguage.save', { language: 'es' }, ann.headers);
    await tell(subjects.order_paid);
    await send();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Tu compra');
    expect(mail?.body.replaceAll('\u00a0', ' ')).toContain('12,50 US$');
  });

  test('that cannot be handed over waits behind the others and is sent later', async () => {
    const ben = await signUpAs(server);
    await tell(subjects.order_paid);
    await tell(subjects.order_paid, undefined, [ben.id]);
    const refusing = {
      send: async (mail: Parameters<Context['mailer']['send']>[0]) => {
        if (mail.to === ann.email) throw new Error('no such mailbox');
        return server.context.mailer.send(mail);
      }
    };
    await expect(send({ mailer: refusing })).rejects.toThrow('not mailed');
    await send({ mailer: refusing }).catch(() => undefined);
    expect([(await mails(ben)).length, (await mails()).length]).toEqual([1, 0]);
    await send();
    await send();
    expect([(await mails(ben)).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('is given up after three days', async () => {
    await tell(subjects.order_paid);
    const broken = { send: () => Promise.reject(new Error('no such mailbox')) };
    const later = () => Date.now() + 4 * 86_400_000;
    await send({ mailer: broken, now: later }).catch(() => undefined);
    await send();
    expect(await mails()).toEqual([]);
    const { rows } = await server.database.pool.query('select mail from notices where user_id = $1', [
      ann.id
    ]);
    expect(rows).toEqual([{ mail: 'failed' }]);
  });

  test('goes to no address that nobody has shown to be theirs', async () => {
    await server.database.pool.query('update users set is_verified = false where id = $1', [ann.id]);
    await tell(subjects.order_paid);
    await send();
    expect(await mails()).toEqual([]);
  });
});
