// Coupons over HTTP, as their seller and their buyers use them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CouponDraft } from '#shared/domain/trade/coupon.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { defaultTerms } from '../support/server/default-terms.ts';
import { signInAs, signUpAs } from '../support/server/test-users.ts';

let fixture: BuyingFixture;
let seller: { readonly id: string; readonly cookie: string };
let stranger: typeof seller;
let codes = 0;

beforeAll(async () => {
  fixture = await createBuyingFixture();
  seller = await signUpSeller();
  stranger = await signUpSeller();
});
beforeEach(() => fixture.signUpBuyer());
afterAll(() => fixture.server.stop());

async function signUpSeller(): Promise<typeof seller> {
  const { server } = fixture;
  const person = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );
  return { id: person.id, cookie: (await signInAs(server, person)).cookies };
}

const draft = (changes: Partial<CouponDraft> = {}): CouponDraft => ({
  code: `CODE-${(codes += 1)}`,
  discount: { kind: 'percent', percent: 20 },
  startsAt: 0,
  endsAt: null,
  maxUses: null,
  listingIds: null,
  ...changes
});
const create = (changes: Partial<CouponDraft> = {}, { cookie } = seller) =>
  fixture.server.call('coupons.create', draft(changes), { cookie });
const list = async () => (await fixture.server.call('coupons.list', undefined, seller)).output;
const sell = (priceCents = 500, title = 'A lamp') =>
  seedListing(fixture.server.database.db, seller.id, buildPromptDraft({ priceCents, title }));
const quote = async (slug: string, coupon?: string) =>
  (await fixture.server.call('orders.quote', { slug, coupon }, fixture.buyer.headers)).output;
const place = (slug: string, totalCents: number, coupon?: string, intent: string = randomUUID()) =>
  fixture.server.call(
    'orders.place',
    { intent, slug, totalCents, coupon, terms: defaultTerms, isFromDesktop: false },
    fixture.buyer.headers
  );
const pay = (id: string) => fixture.tell(fixture.provider.pay(`chk_${id}`));

describe('a coupon in a purchase', () => {
  test('takes its discount off in the quote, the order, the receipt, the ledger and the seller’s list', async () => {
    const { slug } = await sell(500);
    const { output: coupon } = await create();
    const offer = await quote(slug, coupon.code.toLowerCase());
    expect(offer).toMatchObject({
      listed: { cents: 500 },
      deductions: [{ step: 'coupon', amount: { cents: 100 } }],
      total: { cents: 400 },
      coupon: { code: coupon.code, refusal: null }
    });
    const { output: order } = await place(slug, 400, coupon.code);
    await pay(order.id);
    expect((await fixture.get(order.id)).output).toMatchObject({
      state: 'paid',
      deductions: [{ step: 'coupon', amount: { cents: 100 } }]
    });
    const receipt = await fixture.server.call('orders.getReceipt', { id: order.id }, fixture.buyer.headers);
    expect(receipt.output).toMatchObject({ listed: { cents: 500 }, total: { cents: 400 } });
    expect(await fixture.balances(order.id)).toMatchObject({
      commission: -80,
      [`seller:${seller.id}`]: -320
    });
    expect((await list()).find(({ id }) => id === coupon.id)).toMatchObject({
      uses: 1,
      saved: { cents: 100 }
    });
  });

  test('makes a prompt free, and its order complete at once', async () => {
    const { slug } = await sell(500);
    const { output: coupon } = await create({ discount: { kind: 'amount', cents: 600 }, maxUses: 1 });
    const { output: order } = await place(slug, 0, coupon.code);
    expect(order).toMatchObject({ state: 'paid', total: { cents: 0 } });
    expect((await list()).find(({ id }) => id === coupon.id)?.state).toBe('used_up');
  });

  test('that does not apply leaves the price as it is, says why, and orders nothing', async () => {
    const [{ slug, id }, other, free] = [await sell(500), await sell(500), await sell(0)];
    const now = fixture.now();
    const day = 86_400_000;
    const cases = [
      [slug, 'NO-SUCH-CODE', 'unknown'],
      [slug, (await create({ startsAt: now - day, endsAt: now - 1 })).output.code, 'ended'],
      [slug, (await create({ startsAt: now + day })).output.code, 'not_started'],
      [other.slug, (await create({ listingIds: [id] })).output.code, 'not_for_listing'],
      [free.slug, (await create()).output.code, 'no_effect'],
      [slug, (await create({}, stranger)).output.code, 'unknown']
    ] as const;
    for (const [at, code, refusal] of cases) {
      const offer = await quote(at, code);
      expect(offer.coupon).toEqual({ code, refusal });
      expect(offer.total).toEqual(offer.listed);
      expect((await place(at, offer.total.cents, code)).problem.code).toBe('coupon_not_valid');
    }
    const { rows } = await fixture.server.database.pool.query('select from orders where buyer_id = $1', [
      fixture.buyer.id
    ]);
    expect(rows).toEqual([]);
  });

  test('is used once by each buyer, also on another listing', async () => {
    const [first, second] = [await sell(500), await sell(500)];
    const { code } = (await create()).output;
    const { output: order } = await place(first.slug, 400, code);
    expect((await quote(second.slug, code)).coupon?.refusal).toBe('already_used');
    expect((await place(second.slug, 400, code)).problem.code).toBe('coupon_not_valid');
    await pay(order.id);
    expect((await quote(second.slug, code)).coupon?.refusal).toBe('already_used');
    await fixture.signUpBuyer();
    expect((await quote(second.slug, code)).coupon?.refusal).toBeNull();
  });

  test('gives its use back when the order is canceled, and not when it is refunded', async () => {
    const { slug } = await sell(500);
    const { code } = (await create({ maxUses: 1 })).output;
    const { output: order } = await place(slug, 400, code);
    await fixture.server.call('orders.cancel', { id: order.id }, fixture.buyer.headers);
    const { output: again } = await place(slug, 400, code);
    expect(again.id).not.toBe(order.id);
    await pay(again.id);
    await fixture.refund(again.id);
    expect((await quote(slug, code)).coupon?.refusal).toBe('already_used');
    await fixture.signUpBuyer();
    expect((await quote(slug, code)).coupon?.refusal).toBe('used_up');
  });

  test('paid after it was canceled is honored beyond the limit, and counts', async () => {
    const { slug } = await sell(500);
    const { output: coupon } = await create({ maxUses: 1 });
    const { output: order } = await place(slug, 400, coupon.code);
    const { headers } = fixture.buyer;
    await fixture.server.call('orders.cancel', { id: order.id }, headers);
    await fixture.signUpBuyer();
    await pay((await place(slug, 400, coupon.code)).output.id);
    const paid = { kind: 'paid', at: fixture.now(), cents: 400, feeCents: 0 } as const;
    await fixture.tell(fixture.provider.happen(`chk_${order.id}`, paid));
    const { output } = await fixture.server.call('orders.get', { id: order.id }, headers);
    expect(output).toMatchObject({ state: 'paid', total: { cents: 400 } });
    expect((await list()).find(({ id }) => id === coupon.id)).toMatchObject({ uses: 2, state: 'used_up' });
  });

  test('of a pending order is part of it: the same code answers that order, none replaces it', async () => {
    const { slug } = await sell(500);
    const { output: coupon } = await create({ maxUses: 1 });
    const { output: order } = await place(slug, 400, coupon.code);
    expect((await place(slug, 400, coupon.code)).output.id).toBe(order.id);
    const { output: whole } = await place(slug, 500);
    expect(whole).toMatchObject({ state: 'pending', total: { cents: 500 } });
    expect((await fixture.get(order.id)).output.state).toBe('cancelled');
    expect((await list()).find(({ id }) => id === coupon.id)?.uses).toBe(0);
  });

  test('is part of the intent: the same intent without it is refused', async () => {
    const { slug } = await sell(500);
    const { code } = (await create({ discount: { kind: 'percent', percent: 100 } })).output;
    const intent = randomUUID();
    const { output: order } = await place(slug, 0, code, intent);
    expect((await place(slug, 0, code, intent)).output.id).toBe(order.id);
    expect((await place(slug, 0, undefined, intent)).problem.code).toBe('idempotency_key_reused');
  });
});

describe('a visit by the seller’s own link', () => {
  const placeVia = (slug: string, ownLink: { seller: string; at: number }) =>
    fixture.server.call(
      'orders.place',
      { intent: randomUUID(), slug, totalCents: 500, ownLink, terms: defaultTerms, isFromDesktop: false },
      fixture.buyer.headers
    );

  test('lowers the commission of the order, which stores its rule', async () => {
    const { slug } = await sell(500);
    const { seller: username } = await quote(slug);
    const { output: order } = await placeVia(slug, { seller: username, at: fixture.now() });
    await pay(order.id);
    expect(await fixture.balances(order.id)).toMatchObject({
      commission: -50,
      [`seller:${seller.id}`]: -450
    });
    const { rows } = await fixture.server.database.pool.query(
      'select commission, commission_rule from orders where id = $1',
      [order.id]
    );
    expect(rows).toEqual([{ commission: 1000, commission_rule: 'own_link' }]);
  });

  test('of another seller, or too long ago, changes nothing', async () => {
    const { slug } = await sell(500);
    const { seller: username } = await quote(slug);
    const day = 86_400_000;
    for (const visit of [
      { seller: 'another-seller', at: fixture.now() },
      { seller: username, at: fixture.now() - 31 * day },
      { seller: username, at: fixture.now() + 2 * day }
    ]) {
      await fixture.signUpBuyer();
      const { output: order } = await placeVia(slug, visit);
      await pay(order.id);
      expect(await fixture.balances(order.id)).toMatchObject({ commission: -100 });
    }
  });
});

describe('a seller', () => {
  test('changes when, how often and for what it applies, and not below its uses', async () => {
    const { slug, id } = await sell(500);
    const { output: coupon } = await create();
    await place(slug, 400, coupon.code);
    await fixture.signUpBuyer();
    await place(slug, 400, coupon.code);
    const update = (changes: object) =>
      fixture.server.call(
        'coupons.update',
        { id: coupon.id, terms: { startsAt: 0, endsAt: null, maxUses: null, listingIds: null, ...changes } },
        seller
      );
    expect((await update({ maxUses: 1 })).problem.code).toBe('conflict');
    expect((await update({ maxUses: 2, listingIds: [id] })).output).toMatchObject({
      maxUses: 2,
      listingIds: [id],
      uses: 2,
      state: 'used_up'
    });
    expect((await update({ listingIds: null })).output.listingIds).toBeNull();
  });

  test('ends it now, and once', async () => {
    const { slug } = await sell(500);
    const { output: coupon } = await create();
    const end = () => fixture.server.call('coupons.end', { id: coupon.id }, seller);
    expect((await end()).output.state).toBe('ended');
    expect((await end()).output.state).toBe('ended');
    expect((await quote(slug, coupon.code)).coupon?.refusal).toBe('ended');
  });

  test('has each code once, and coupons of their own listings alone', async () => {
    const { code } = (await create()).output;
    expect((await create({ code })).problem.code).toBe('coupon_code_taken');
    expect((await create({ code }, stranger)).output.code).toBe(code);
    const { id } = await sell(500);
    expect((await create({ listingIds: [id] }, stranger)).problem.code).toBe('not_found');
    const theirs = (await create()).output;
    for (const name of ['coupons.end', 'coupons.update'] as const) {
      const terms = { startsAt: 0, endsAt: null, maxUses: null, listingIds: null };
      const answer = await fixture.server.call(name, { id: theirs.id, terms }, stranger);
      expect(answer.problem.code).toBe('not_found');
    }
  });

  test('cannot rewrite a coupon in the database', async () => {
    const { pool } = fixture.server.database;
    await place((await sell(500)).slug, 400, (await create()).output.code);
    for (const change of [`percent = 50`, `code = 'X'`, `seller_id = '${stranger.id}'`])
      await expect(pool.query(`update coupons set ${change}`)).rejects.toThrow(/never change/);
    await expect(pool.query(`update coupon_redemptions set buyer_id = '${seller.id}'`)).rejects.toThrow(
      /never change/
    );
  });
});
