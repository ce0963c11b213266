// Purchases: opened by their buyer, and refunded.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcile } from '#server/services/order/reconcile.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { signUpAs } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';

const day = 86_400_000;

let fixture: BuyingFixture;
beforeAll(async () => (fixture = await createBuyingFixture()));
beforeEach(() => fixture.signUpBuyer());
afterAll(() => fixture.server.stop());

/** The buyer's notices, oldest first, with the refunded cents. */
async function listNotices(): Promise<readonly string[]> {
  const { output } = await fixture.server.call('notices.list', { limit: 20 }, fixture.buyer.headers);
  return output.items
    .toReversed()
    .map(({ subject }) =>
      subject.kind === 'order_refunded' ? `${subject.kind} ${subject.returned.cents}` : subject.kind
    );
}

describe('money back', () => {
  test('comes at once while nothing was opened, and takes the right along', async () => {
    const { slug } = await fixture.sell(500);
    const { id, purchases } = await fixture.buy(slug, 500);
    const { output } = await fixture.refund(id);
    expect(output).toMatchObject({ state: 'refunded', returned: { cents: 500 }, isBeingRefunded: false });
    expect(await fixture.balances(id)).toEqual({ 'provider_cash:sandbox': -45, 'provider_fees:sandbox': 45 });
    expect((await fixture.open(purchases[0]?.id ?? '')).problem.code).toBe('purchase_revoked');
    expect((await fixture.refund(id)).output.state).toBe('refunded');
    expect((await fixture.quote(slug)).output.refusal).toBeNull();
  });

  test('takes a reason once it was opened, is decided then, and ends with the window', async () => {
    const { slug } = await fixture.sell(500);
    const { id, purchases } = await fixture.buy(slug, 500);
    await fixture.open(purchases[0]?.id ?? '');
    expect((await fixture.get(id)).output.refund).toBe('with_reason');
    expect((await fixture.refund(id, 'too short')).problem.code).toBe('reason_required');
    fixture.clock.ahead = 14 * day + 60_000;
    expect((await fixture.get(id)).output.refund).toBe('too_late');
    expect((await fixture.refund(id, 'It is not at all what was shown.')).problem.code).toBe(
      'refund_not_allowed'
    );
    fixture.clock.ahead = 0;
    expect((await fixture.refund(id, 'It is not at all what was shown.')).output).toMatchObject({
      state: 'paid',
      refundRequest: { state: 'open' }
    });
  });

  test('is asked for until the provider answers; meanwhile nothing can be opened', async () => {
    const { slug } = await fixture.sell(500);
    const { id, purchases } = await fixture.buy(slug, 500);
    fixture.provider.dropResponses(() => true);
    expect((await fixture.refund(id)).output).toMatchObject({
      state: 'paid',
      isBeingRefunded: true,
      refund: 'none'
    });
    expect((await fixture.open(purchases[0]?.id ?? '')).problem.code).toBe('purchase_revoked');
    fixture.provider.dropResponses(() => false);
    fixture.clock.ahead = 120_000;
    await reconcile(fixture.server.context);
    expect((await fixture.get(id)).output).toMatchObject({ state: 'refunded', isBeingRefunded: false });
    expect(
      fixture.provider.checkouts.get(`chk_${id}`)?.facts.filter(({ kind }) => kind === 'refunded')
    ).toHaveLength(1);
  });

  test('that could not be carried out gives the right back', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = await fixture.buy(slug, 500);
    fixture.provider.delayRefundResponses(true);
    await fixture.refund(id);
    fixture.provider.delayRefundResponses(false);
    const { rows } = await fixture.server.database.pool.query<{ id: string }>(
      'select id from refunds where order_id = $1',
      [id]
    );
    await fixture.tell(
      fixture.provider.happen(`chk_${id}`, {
        kind: 'refund_failed',
        at: fixture.now(),
        id: rows[0]?.id ?? ''
      })
    );
    await reconcile(fixture.server.context);
    expect((await fixture.get(id)).output).toMatchObject({
      state: 'paid',
      refund: 'automatic',
      purchases: [{ state: 'sealed' }]
    });
  });

  test('that its provider returned a part of before is what is left', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = await fixture.buy(slug, 500);
    const part = { at: fixture.now(), id: 'part', cents: 120 };
    fixture.provider.happen(`chk_${id}`, { ...part, kind: 'refunded' });
    await fixture.refund(id);
    await vi.waitFor(
      async () =>
        expect((await fixture.get(id)).output).toMatchObject({
          state: 'refunded',
          returned: { cents: 500 },
          isBeingRefunded: false
        }),
      10_000
    );
    const { rows } = await fixture.server.database.pool.query(
      'select cents, state from refunds where order_id = $1 order by id',
      [id]
    );
    expect(rows).toEqual([
      { cents: 500, state: 'failed' },
      { cents: 380, state: 'succeeded' }
    ]);
    expect(await listNotices()).toEqual(['order_paid', 'order_refunded 120', 'order_refunded 380']);
  });

  test('that failed is told, unless a bank has taken the money meanwhile', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = await fixture.buy(slug, 500);
    fixture.provider.delayRefundResponses(true);
    await fixture.refund(id);
    fixture.provider.delayRefundResponses(false);
    const { rows } = await fixture.server.database.pool.query<{ id: string }>(
      'select id from refunds where order_id = $1',
      [id]
    );
    const failed = { kind: 'refund_failed', id: rows[0]?.id ?? '', at: fixture.now() } as const;
    await fixture.tell(fixture.provider.happen(`chk_${id}`, failed));
    expect(await listNotices()).toEqual(['order_paid', 'refund_failed']);
    await fixture.signUpBuyer();
    const other = (await fixture.buy(slug, 500)).id;
    const checkout = `chk_${other}`;
    const dispute = {
      kind: 'dispute_opened',
      id: 'dsp_2',
      at: fixture.now(),
      cents: 500,
      feeCents: 0
    } as const;
    await fixture.tell(fixture.provider.happen(checkout, dispute));
    await fixture.tell(fixture.provider.happen(checkout, { ...failed, id: 'elsewhere' }));
    expect(await listNotices()).toEqual(['order_paid', 'order_disputed']);
  });

  test('taken by a bank is told though the payment was heard of later', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = (await fixture.place(slug, 500)).output;
    const paid = fixture.provider.pay(`chk_${id}`);
    const dispute = {
      kind: 'dispute_opened',
      id: 'dsp_3',
      at: fixture.now(),
      cents: 500,
      feeCents: 0
    } as const;
    await fixture.tell(fixture.provider.happen(`chk_${id}`, dispute));
    expect(await listNotices()).toEqual([]);
    await fixture.tell(paid);
    expect((await listNotices()).toSorted()).toEqual(['order_disputed', 'order_paid']);
  });

  test('of what cost nothing is told by nobody', async () => {
    const { slug } = await fixture.sell(0);
    const { id } = (await fixture.place(slug, 0)).output;
    await fixture.refund(id);
    expect(await listNotices()).toEqual(['order_paid']);
  });

  test('taken by a bank takes the right along until the dispute is won', async () => {
    const { slug } = await fixture.sell(500);
    const { id, purchases } = await fixture.buy(slug, 500);
    await fixture.open(purchases[0]?.id ?? '');
    const dispute = { id: 'dsp_1', at: fixture.now() };
    await fixture.tell(
      fixture.provider.happen(`chk_${id}`, { ...dispute, kind: 'dispute_opened', cents: 500, feeCents: 1500 })
    );
    expect((await fixture.get(id)).output).toMatchObject({
      state: 'disputed',
      refund: 'none',
      purchases: [{ state: 'revoked' }]
    });
    const look = async () =>
      (await fixture.server.call('purchases.get', { id: purchases[0]?.id ?? '' }, fixture.buyer.headers))
        .output;
    expect(await look()).toMatchObject({ state: 'revoked', isDisputed: true });
    await fixture.tell(fixture.provider.happen(`chk_${id}`, { ...dispute, kind: 'dispute_won' }));
    expect((await fixture.get(id)).output).toMatchObject({ state: 'paid', purchases: [{ state: 'opened' }] });
    expect(await look()).toMatchObject({ state: 'opened', isDisputed: false });
  });

  test('kept by a bank is told to the buyer, and what it paid for stays away', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = await fixture.buy(slug, 500);
    const dispute = { id: 'dsp_2', at: fixture.now() };
    await fixture.tell(
      fixture.provider.happen(`chk_${id}`, { ...dispute, kind: 'dispute_opened', cents: 500, feeCents: 1500 })
    );
    await fixture.tell(fixture.provider.happen(`chk_${id}`, { ...dispute, kind: 'dispute_lost' }));
    expect((await fixture.get(id)).output).toMatchObject({
      state: 'refunded',
      purchases: [{ state: 'revoked' }]
    });
    const { items } = (await fixture.server.call('notices.list', { limit: 20 }, fixture.buyer.headers))
      .output;
    const notified = items.flatMap(({ subject }) =>
      'orderId' in subject && subject.orderId === id ? [subject.kind] : []
    );
    expect(notified).toEqual(['order_charged_back', 'order_disputed', 'order_paid']);
  });

  test('taken by a bank is not missed because of what other shops of the provider are told', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = await fixture.buy(slug, 500);
    await fixture.server.database.pool.query(
      `insert into provider_events (provider, event_id, type, checkout_id, facts, received_at)
       select $1, 'evt_elsewhere_' || n, 'paid', 'chk_elsewhere_' || n, '[{}]', now() - interval '1 hour'
       from generate_series(1, 300) as n`,
      [fixture.provider.name]
    );
    const dispute = { id: 'dsp_3', at: fixture.now() };
    // The process ends before anything is made of it.
    await fixture.hear(
      fixture.provider.happen(`chk_${id}`, { ...dispute, kind: 'dispute_opened', cents: 500, feeCents: 1500 })
    );
    await reconcile(fixture.server.context);
    expect((await fixture.get(id)).output).toMatchObject({ state: 'disputed' });
  });
});

describe('what was bought', () => {
  test('is listed for its buyer alone, found by its title, and told with its versions', async () => {
    const listing = await fixture.sell(500, {}, 'A harbour at noon');
    await fixture.buy((await fixture.sell(0)).slug, 0).catch(() => undefined);
    const { purchases } = await fixture.buy(listing.slug, 500);
    const { db, pool } = fixture.server.database;
    await pool.query("update listings set state = 'pending' where id = $1", [listing.id]);
    const changed = buildPromptDraft({
      title: 'A harbour at night',
      priceCents: 900,
      data: { ...defaultPromptData, concept: 'A lamp', setting: 'a harbour wall' }
    });
    await seedListing(db, fixture.seller, changed, { listingId: listing.id });
    const [{ id } = { id: '' }] = purchases;
    const list = (search?: string) =>
      fixture.server.call('purchases.list', { limit: 20, search }, fixture.buyer.headers);
    expect((await list()).output.items).toHaveLength(2);
    const newest = { id, version: 1, newestVersion: 2 };
    expect((await list('HARBOUR')).output.items).toMatchObject([{ ...newest, openedVersion: null }]);
    const versions = (await fixture.server.call('purchases.listVersions', { id }, fixture.buyer.headers))
      .output;
    expect(versions).toMatchObject([
      { version: 2, changes: { addedFields: ['setting'], changedFacts: ['title'] } },
      { version: 1, changes: { addedFields: [] } }
    ]);
    expect((await fixture.open(id)).output).toMatchObject({
      version: 2,
      data: { setting: 'a harbour wall' }
    });
    expect((await list('HARBOUR')).output.items).toMatchObject([{ ...newest, openedVersion: 2 }]);
    expect((await fixture.open(id, 1)).output).toMatchObject({ version: 1, data: { setting: '' } });
    expect((await fixture.open(id, 3)).problem.code).toBe('not_found');
    await seedListing(db, fixture.seller, { ...changed, tags: ['night'] }, { listingId: listing.id });
    expect((await list('HARBOUR')).output.items).toMatchObject([newest]);
    const stranger = await signUpAs(fixture.server);
    for (const name of ['purchases.get', 'purchases.listVersions'] as const)
      expect((await fixture.server.call(name, { id }, stranger.headers)).problem.code).toBe('not_found');
    const terms = { id, termsVersion: openingTerms.version };
    expect((await fixture.server.call('purchases.open', terms, stranger.headers)).problem.code).toBe(
      'not_found'
    );
    await fixture.signUpBuyer();
    const [later] = (await fixture.buy(listing.slug, 900)).purchases;
    const unread = { id: later?.id ?? '', termsVersion: 'of old' };
    expect((await fixture.server.call('purchases.open', unread, fixture.buyer.headers)).problem.code).toBe(
      'conflict'
    );
    // A later purchase includes no entitlement to the first version.
    expect((await fixture.open(later?.id ?? '', 1)).problem.code).toBe('not_found');
  });

  test('and the orders of it come page by page', async () => {
    for (let count = 0; count < 3; count++) await fixture.place((await fixture.sell(0)).slug, 0);
    const first = (await fixture.server.call('orders.list', { limit: 2 }, fixture.buyer.headers)).output;
    const cursor = first.nextCursor ?? '';
    const second = (await fixture.server.call('orders.list', { limit: 2, cursor }, fixture.buyer.headers))
      .output;
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    expect(second.nextCursor).toBeNull();
  });
});
