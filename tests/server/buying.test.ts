// From the listing to the right to open it, over HTTP, as a buyer goes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '#server/services/order/reconcile.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { signUpAs } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

let fixture: BuyingFixture;
beforeAll(async () => (fixture = await createBuyingFixture()));
beforeEach(() => fixture.signUpBuyer());
afterAll(() => fixture.server.stop());

describe('buying a prompt', () => {
  test('leads from its price by the payment to the prompt itself, kept with its terms', async () => {
    const { slug, id: listingId } = await fixture.sell(500, { concept: 'The only lamp' });
    expect((await fixture.quote(slug)).output).toMatchObject({
      total: { cents: 500 },
      deductions: [],
      refundWindowDays: 14,
      isSandbox: true,
      refusal: null
    });
    const placed = (await fixture.place(slug, 500)).output;
    expect(placed).toMatchObject({ state: 'pending', progress: 'waiting', purchases: [], refund: 'none' });
    expect(placed.checkoutUrl).toContain(placed.id);
    await fixture.tell(fixture.provider.pay(`chk_${placed.id}`));
    const paid = (await fixture.get(placed.id)).output;
    expect(paid).toMatchObject({ state: 'paid', checkoutUrl: null, refund: 'automatic' });
    expect(await fixture.balances(placed.id)).toEqual({
      commission: -100,
      'provider_cash:sandbox': 455,
      'provider_fees:sandbox': 45,
      [`seller:${fixture.seller}`]: -400
    });
    const [purchase] = paid.purchases;
    const opened = await fixture.open(purchase?.id ?? '');
    expect(opened.output).toMatchObject({
      version: 1,
      licence: 'personal',
      data: { concept: 'The only lamp' }
    });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect((await fixture.quote(slug)).output).toMatchObject({ refusal: 'owned', purchaseId: purchase?.id });
    const { rows } = await fixture.server.database.pool.query(
      `select o.content_hash = i.content_hash as is_same, terms_version from openings o
       join entitlements e on e.id = o.entitlement_id join order_items i using (order_id, listing_id) where e.id = $1`,
      [purchase?.id]
    );
    expect(rows).toEqual([{ is_same: true, terms_version: openingTerms.version }]);
    const counted = await fixture.server.database.pool.query(
      'select sales_count, (select sum(sales)::int from listing_daily_counts where listing_id = id) as by_day from listings where id = $1',
      [listingId]
    );
    expect(counted.rows).toEqual([{ sales_count: 1, by_day: 1 }]);
  });

  test('that costs nothing is theirs at once, and may be refunded', async () => {
    const { slug } = await fixture.sell(0);
    const { output } = await fixture.place(slug, 0);
    expect(output).toMatchObject({ state: 'paid', checkoutUrl: null, receiptNumber: expect.any(String) });
    expect(await fixture.balances(output.id)).toEqual({});
    expect((await fixture.refund(output.id)).output).toMatchObject({
      state: 'refunded',
      purchases: [{ state: 'revoked' }]
    });
    expect((await fixture.open(output.purchases[0]?.id ?? '')).problem.code).toBe('purchase_revoked');
  });

  test('placed again is the same order, in two tabs or by the same intent', async () => {
    const { slug } = await fixture.sell(500);
    const intent = randomUUID();
    const first = await fixture.place(slug, 500, intent);
    expect((await fixture.place(slug, 500, intent)).output.id).toBe(first.output.id);
    expect((await fixture.place(slug, 500)).output.id).toBe(first.output.id);
    const other = await fixture.sell(500);
    expect((await fixture.place(other.slug, 500, intent)).problem.code).toBe('idempotency_key_reused');
    expect(
      [...fixture.provider.checkouts.values()].filter(({ orderId }) => orderId === first.output.id)
    ).toHaveLength(1);
  });

  test('is refused at any other price than is shown, and a waiting order at an old one ends', async () => {
    const listing = await fixture.sell(500);
    const first = (await fixture.place(listing.slug, 500)).output;
    const { db, pool } = fixture.server.database;
    await pool.query("update listings set state = 'pending' where id = $1", [listing.id]);
    await seedListing(db, fixture.seller, buildPromptDraft({ priceCents: 700 }), { listingId: listing.id });
    expect((await fixture.place(listing.slug, 500)).problem.code).toBe('price_changed');
    expect((await fixture.place(listing.slug, 99)).problem.code).toBe('price_changed');
    const second = (await fixture.place(listing.slug, 700)).output;
    expect(second.id).not.toBe(first.id);
    expect((await fixture.get(first.id)).output.state).toBe('cancelled');
    expect(fixture.provider.pay(`chk_${first.id}`)).toBeUndefined();
  });

  test('is refused on other terms than are shown, and a waiting order on old ones ends', async () => {
    const listing = await fixture.sell(500);
    const { db, pool } = fixture.server.database;
    const intent = randomUUID();
    const first = (await fixture.place(listing.slug, 500, intent)).output;
    await pool.query("update listings set state = 'pending' where id = $1", [listing.id]);
    const draft = buildPromptDraft({ priceCents: 500, licence: 'commercial' });
    await seedListing(db, fixture.seller, draft, { listingId: listing.id });
    expect((await fixture.place(listing.slug, 500)).problem.code).toBe('terms_changed');
    const shown = { ...defaultTerms, licence: 'commercial' } as const;
    const longer = { ...shown, refundWindowDays: 30 };
    expect((await fixture.place(listing.slug, 500, randomUUID(), longer)).problem.code).toBe('terms_changed');
    expect((await fixture.place(listing.slug, 500, intent, shown)).problem.code).toBe(
      'idempotency_key_reused'
    );
    const second = (await fixture.place(listing.slug, 500, randomUUID(), shown)).output;
    expect([first.licence, second.licence]).toEqual(['personal', 'commercial']);
    expect((await fixture.get(first.id)).output.state).toBe('cancelled');
  });

  test('is refused of what is one’s own, owned, gone or unknown', async () => {
    const own = await signUpAs(fixture.server);
    await fixture.server.database.pool.query("insert into sellers values ($1, 'active', now())", [own.id]);
    const { slug } = await seedListing(fixture.server.database.db, own.id, buildPromptDraft());
    expect((await fixture.quote(slug, own.headers)).output.refusal).toBe('own');
    const input = { intent: randomUUID(), slug, totalCents: 500, terms: defaultTerms, isFromDesktop: false };
    expect((await fixture.server.call('orders.place', input, own.headers)).problem.code).toBe('not_for_sale');
    expect((await fixture.quote(slug, {})).output.refusal).toBe('signed_out');
    await fixture.buy(slug, 500);
    expect((await fixture.place(slug, 500)).problem.code).toBe('already_owned');
    await fixture.server.database.pool.query("update listings set state = 'archived' where slug = $1", [
      slug
    ]);
    expect((await fixture.quote(slug, {})).problem.code).toBe('not_found');
    expect((await fixture.place('never-was', 500)).problem.code).toBe('not_found');
  });

  test('waits for a provider that does not answer, and goes on by the same intent', async () => {
    const { slug } = await fixture.sell(500);
    const intent = randomUUID();
    fixture.provider.dropResponses(() => true);
    expect((await fixture.place(slug, 500, intent)).problem.code).toBe('payment_unavailable');
    fixture.provider.dropResponses(() => false);
    const { output } = await fixture.place(slug, 500, intent);
    expect(output.checkoutUrl).toContain(output.id);
  });

  test('can be cancelled until it is paid; what is paid late all the same is theirs', async () => {
    const { slug } = await fixture.sell(500);
    const { output } = await fixture.place(slug, 500);
    expect(
      (await fixture.server.call('orders.cancel', { id: output.id }, fixture.buyer.headers)).output.state
    ).toBe('cancelled');
    await fixture.tell(
      fixture.provider.happen(`chk_${output.id}`, {
        kind: 'paid',
        at: fixture.now(),
        cents: 500,
        feeCents: 45
      })
    );
    expect((await fixture.get(output.id)).output).toMatchObject({
      state: 'paid',
      purchases: [{ state: 'sealed' }]
    });
    expect(
      (await fixture.server.call('orders.cancel', { id: output.id }, fixture.buyer.headers)).problem.code
    ).toBe('conflict');
  });

  test.each(['archived', 'taken_down'])(
    'whose listing is %s while it is being paid is theirs all the same, and nobody else’s',
    async (state) => {
      const { slug } = await fixture.sell(500);
      const { id } = (await fixture.place(slug, 500)).output;
      await fixture.server.database.pool.query('update listings set state = $1 where slug = $2', [
        state,
        slug
      ]);
      expect((await fixture.place(slug, 500)).problem.code).toBe('not_for_sale');
      await fixture.tell(fixture.provider.pay(`chk_${id}`));
      const { purchases } = (await fixture.get(id)).output;
      expect(purchases).toMatchObject([{ state: 'sealed' }]);
      expect((await fixture.open(purchases[0]?.id ?? '')).status).toBe(200);
      await fixture.signUpBuyer();
      expect((await fixture.place(slug, 500)).problem.code).toBe('not_for_sale');
    }
  );

  test('tells of a card that was declined and of money on its way', async () => {
    const { slug } = await fixture.sell(500);
    const { id } = (await fixture.place(slug, 500)).output;
    fixture.provider.happen(`chk_${id}`, { kind: 'declined', at: 1, id: 'try_1' });
    const again = { progress: 'declined', checkoutUrl: `http://localhost/pay/chk_${id}` };
    expect((await fixture.get(id)).output).toMatchObject({ state: 'pending', ...again });
    fixture.provider.happen(`chk_${id}`, { kind: 'processing', at: 2 });
    expect((await fixture.get(id)).output).toMatchObject({
      state: 'pending',
      progress: 'processing',
      checkoutUrl: null
    });
    expect((await fixture.server.call('orders.cancel', { id }, fixture.buyer.headers)).problem.code).toBe(
      'conflict'
    );
  });
});

test('an order is its buyer’s alone, to look at, to cancel, to refund', async () => {
  const { id } = await fixture.buy((await fixture.sell(500)).slug, 500);
  const waiting = (await fixture.place((await fixture.sell(500)).slug, 500)).output;
  const { headers } = await signUpAs(fixture.server);
  for (const name of ['orders.get', 'orders.getReceipt', 'orders.cancel'] as const) {
    for (const order of [id, waiting.id])
      expect((await fixture.server.call(name, { id: order }, headers)).problem.code).toBe('not_found');
  }
  const refund = await fixture.server.call('orders.refund', { id, reason: '' }, headers);
  expect(refund.problem.code).toBe('not_found');
  expect((await fixture.server.call('orders.list', { limit: 20 }, headers)).output.items).toEqual([]);
  expect((await fixture.get(id)).output.state).toBe('paid');
  expect((await fixture.get(waiting.id)).output.state).toBe('pending');
});

describe('a bundle', () => {
  test('leaves out what is owned, and gives a right to each of the others', async () => {
    const [first, second, third] = [
      await fixture.sell(700),
      await fixture.sell(500),
      await fixture.sell(300)
    ];
    const bundle = await seedListing(fixture.server.database.db, fixture.seller, {
      ...buildPromptDraft({ title: 'All of it', priceCents: 1000 }),
      kind: 'bundle',
      itemIds: [first.id, second.id, third.id]
    });
    await fixture.buy(second.slug, 500);
    expect((await fixture.quote(bundle.slug)).output).toMatchObject({
      listed: { cents: 1000 },
      deductions: [{ step: 'owned', amount: { cents: 333 } }],
      total: { cents: 667 },
      ownedCount: 1
    });
    const order = await fixture.buy(bundle.slug, 667);
    expect(order.purchases.map(({ slug }) => slug).toSorted()).toEqual([first.slug, third.slug].toSorted());
    const receipt = (await fixture.server.call('orders.getReceipt', { id: order.id }, fixture.buyer.headers))
      .output;
    expect(new Set(receipt.lines.map(({ price }) => price.cents))).toEqual(new Set([200, 467]));
    expect(receipt).toMatchObject({
      number: order.receiptNumber,
      total: { cents: 667 },
      buyerEmail: fixture.buyer.email,
      bundleTitle: 'All of it'
    });
    expect((await fixture.quote(bundle.slug)).output.refusal).toBe('owned');
  });

  test('paid after one of its prompts was bought sends that one’s share back, once', async () => {
    const [first, second] = [await fixture.sell(600), await fixture.sell(400)];
    const bundle = await seedListing(fixture.server.database.db, fixture.seller, {
      ...buildPromptDraft({ title: 'Both of it', priceCents: 900 }),
      kind: 'bundle',
      itemIds: [first.id, second.id]
    });
    const waiting = (await fixture.place(bundle.slug, 900)).output;
    await fixture.buy(first.slug, 600);
    await fixture.tell(fixture.provider.pay(`chk_${waiting.id}`));
    fixture.clock.ahead = 120_000;
    await reconcile(fixture.server.context);
    await reconcile(fixture.server.context);
    expect((await fixture.get(waiting.id)).output).toMatchObject({
      state: 'partially_refunded',
      returned: { cents: 540 },
      purchases: [{ slug: second.slug, state: 'sealed' }]
    });
  });

  test('paid after all of it was bought goes back by itself; what failed of that can be asked for', async () => {
    const [first, second] = [await fixture.sell(600), await fixture.sell(400)];
    const bundle = await seedListing(fixture.server.database.db, fixture.seller, {
      ...buildPromptDraft({ title: 'Both of it again', priceCents: 900 }),
      kind: 'bundle',
      itemIds: [first.id, second.id]
    });
    const { id } = (await fixture.place(bundle.slug, 900)).output;
    await fixture.buy(first.slug, 600);
    await fixture.buy(second.slug, 400);
    await fixture.tell(fixture.provider.pay(`chk_${id}`));
    expect((await fixture.refund(id)).problem.code).toBe('refund_not_allowed');
    fixture.clock.ahead = 120_000;
    await reconcile(fixture.server.context);
    expect((await fixture.get(id)).output.state).toBe('refunded');
    const { rows } = await fixture.server.database.pool.query<{ id: string }>(
      'select id from refunds where order_id = $1 order by id',
      [id]
    );
    expect(rows).toHaveLength(2);
    const failed = { kind: 'refund_failed', id: rows[0]?.id ?? '', at: fixture.now() } as const;
    await fixture.tell(fixture.provider.happen(`chk_${id}`, failed));
    expect((await fixture.refund(id)).output).toMatchObject({ state: 'refunded', returned: { cents: 900 } });
  });
});
