// Sales over HTTP, as their seller and their buyers meet them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applySales } from '#server/services/sale/apply-sales.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import type { SaleDraft } from '#shared/domain/trade/sale.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { defaultTerms } from '../support/server/default-terms.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { signInAs, signUpAs } from '../support/server/test-users.ts';

const hour = 3_600_000;
const day = 24 * hour;
let fixture: BuyingFixture;
let seller: { readonly id: string; readonly cookie: string };
let stranger: typeof seller;

beforeAll(async () => {
  fixture = await createBuyingFixture();
  seller = await signUpSeller();
  stranger = await signUpSeller();
});
beforeEach(meetBuyer);
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

/** The clock never goes back, as caches of the server would keep what they have for too long. */
async function meetBuyer(): Promise<void> {
  const { ahead } = fixture.clock;
  await fixture.signUpBuyer();
  fixture.clock.ahead = ahead;
}

/** On sale since long ago. */
const sell = (priceCents = 500, title = 'A lamp') =>
  seedListing(fixture.server.database.db, seller.id, buildPromptDraft({ priceCents, title }));
/** A version with another price. */
const reprice = (listingId: string, priceCents: number) =>
  publishVersion(fixture.server.context, fixture.server.database.db, {
    draft: buildPromptDraft({ priceCents, title: 'A lamp' }),
    sellerId: seller.id,
    listingId
  });
const draft = (listingId: string, changes: Partial<SaleDraft> = {}): SaleDraft => ({
  listingId,
  discount: { kind: 'percent', percent: 20 },
  startsAt: fixture.now(),
  endsAt: fixture.now() + 2 * hour,
  ...changes
});
const create = (listingId: string, changes: Partial<SaleDraft> = {}, { cookie } = seller) =>
  fixture.server.call('sales.create', draft(listingId, changes), { cookie });
const end = (id: string, { cookie } = seller) => fixture.server.call('sales.end', { id }, { cookie });
const setOnSale = (id: string, isOnSale: boolean) =>
  fixture.server.call('sellers.setOnSale', { id, isOnSale }, seller);
const quote = async (slug: string, coupon?: string) =>
  (await fixture.server.call('orders.quote', { slug, coupon }, fixture.buyer.headers)).output;
const place = (slug: string, totalCents: number, coupon?: string) =>
  fixture.server.call(
    'orders.place',
    { intent: randomUUID(), slug, totalCents, coupon, terms: defaultTerms, isFromDesktop: false },
    fixture.buyer.headers
  );
/** Later than an instance may serve what it cached. */
async function page(slug: string) {
  fixture.clock.ahead += 251;
  return (await fixture.server.call('listings.get', { slug }, {})).output;
}
const usd = (cents: number) => ({ cents, currency: 'USD' });

describe('a sale in a purchase', () => {
  test('takes its discount off on the page, in the quote, the order, the receipt and the ledger', async () => {
    const { id, slug } = await sell(500);
    expect((await page(slug)).sale).toBeNull();
    const { output: sale } = await create(id);
    expect(sale).toMatchObject({ state: 'active', listed: usd(500), price: usd(400), priceBefore: usd(500) });
    expect(await page(slug)).toMatchObject({
      price: usd(400),
      sale: { endsAt: sale.endsAt, priceBefore: usd(500) },
      version: 1
    });
    expect(await quote(slug)).toMatchObject({
      listed: usd(500),
      deductions: [{ step: 'sale', amount: usd(100) }],
      total: usd(400)
    });
    const { output: order } = await place(slug, 400);
    await fixture.tell(fixture.provider.pay(`chk_${order.id}`));
    expect((await fixture.get(order.id)).output).toMatchObject({
      state: 'paid',
      deductions: [{ step: 'sale', amount: usd(100) }]
    });
    const receipt = await fixture.server.call('orders.getReceipt', { id: order.id }, fixture.buyer.headers);
    expect(receipt.output).toMatchObject({ listed: usd(500), total: usd(400) });
    expect(await fixture.balances(order.id)).toMatchObject({
      commission: -80,
      [`seller:${seller.id}`]: -320
    });
    const { output: lines } = await fixture.server.call('earnings.listLines', { limit: 5 }, seller);
    expect(lines.items[0]?.parts).toContainEqual({ kind: 'sale', cents: -100 });
  });

  test('begins and ends by the clock for cards, pages and quotes', async () => {
    const { id, slug } = await sell(500);
    const startsAt = fixture.now() + hour;
    await create(id, { startsAt, endsAt: startsAt + hour });
    const readAt = async (moment: number) => {
      fixture.clock.ahead += moment - fixture.now();
      const { total } = await quote(slug);
      return [total.cents, (await page(slug)).price.cents];
    };
    expect(await readAt(startsAt - 60_000)).toEqual([500, 500]);
    expect(await readAt(startsAt)).toEqual([400, 400]);
    expect(await readAt(startsAt + hour - 60_000)).toEqual([400, 400]);
    expect(await readAt(startsAt + hour)).toEqual([500, 500]);
  });

  test('that ended keeps the price of what was ordered, and asks again for what was only seen', async () => {
    const { id, slug } = await sell(500);
    const { output: sale } = await create(id);
    const { output: order } = await place(slug, 400);
    expect((await end(sale.id)).output.state).toBe('ended');
    expect((await page(slug)).price).toEqual(usd(500));
    await fixture.tell(fixture.provider.pay(`chk_${order.id}`));
    expect((await fixture.get(order.id)).output).toMatchObject({ state: 'paid', total: usd(400) });
    await meetBuyer();
    expect((await place(slug, 400)).problem.code).toBe('price_changed');
    expect((await place(slug, 500)).output.total).toEqual(usd(500));
  });

  test('and a coupon: the buyer gets the one that takes more off, and a coupon that does not is not used up', async () => {
    const { id, slug } = await sell(500);
    await create(id);
    const offer = async (percent: number) => {
      const code = `SALE-${percent}-${id.slice(-6)}`;
      const coupon = { code, discount: { kind: 'percent', percent }, startsAt: 0, endsAt: null } as const;
      await fixture.server.call('coupons.create', { ...coupon, maxUses: 1, listingIds: null }, seller);
      return code.toUpperCase();
    };
    const [small, large] = [await offer(20), await offer(30)];
    expect(await quote(slug, small)).toMatchObject({
      deductions: [{ step: 'sale', amount: usd(100) }],
      coupon: { refusal: 'sale_is_better' },
      total: usd(400)
    });
    expect((await place(slug, 400, small)).problem.code).toBe('coupon_not_valid');
    expect(await quote(slug, large)).toMatchObject({
      deductions: [{ step: 'coupon', amount: usd(150) }],
      coupon: { refusal: null },
      total: usd(350)
    });
    expect((await place(slug, 350, large)).output.deductions).toEqual([{ step: 'coupon', amount: usd(150) }]);
  });

  test('follows the listed price, and never raises it', async () => {
    const { id, slug } = await sell(500);
    await create(id, { discount: { kind: 'amount', cents: 300 } });
    await reprice(id, 450);
    expect([(await page(slug)).price, (await quote(slug)).total]).toEqual([usd(150), usd(150)]);
    await reprice(id, 300);
    expect([(await page(slug)).price, (await quote(slug)).total]).toEqual([usd(99), usd(99)]);
    await reprice(id, 0);
    expect([(await page(slug)).price, (await quote(slug)).total]).toEqual([usd(0), usd(0)]);
  });
});

describe('the price that is crossed out', () => {
  const before = async (listingId: string) => (await create(listingId)).output.priceBefore;

  test('is the lowest of the 30 days before, earlier sales included', async () => {
    const { id, slug } = await sell(500);
    const { output: first } = await create(id);
    expect(first.priceBefore).toEqual(usd(500));
    await end(first.id);
    fixture.clock.ahead += day;
    expect(await before(id)).toBeNull();
    expect((await page(slug)).sale).toMatchObject({ priceBefore: null });
  });

  test('is none for what is new, was paused, or was as cheap', async () => {
    const { context, database } = fixture.server;
    const news = await publishVersion(context, database.db, {
      draft: buildPromptDraft({ priceCents: 500 }),
      sellerId: seller.id
    });
    expect(await before(news.id)).toBeNull();
    const paused = await sell(500);
    await setOnSale(paused.id, false);
    fixture.clock.ahead += hour;
    await setOnSale(paused.id, true);
    expect(await before(paused.id)).toBeNull();
    const raised = await sell(300);
    await reprice(raised.id, 900);
    fixture.clock.ahead += hour;
    expect(await before(raised.id)).toBeNull();
    const lowered = await sell(900);
    await reprice(lowered.id, 600);
    fixture.clock.ahead += hour;
    expect(await before(lowered.id)).toEqual(usd(600));
  });
});

describe('a seller', () => {
  test('has one sale of a listing at a time, also from two windows at once', async () => {
    const { id } = await sell(500);
    const answers = await Promise.all([create(id), create(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const startsAt = fixture.now() + 2 * hour - 60_000;
    expect((await create(id, { startsAt, endsAt: startsAt + hour })).problem.code).toBe('sale_overlaps');
    const later = fixture.now() + 3 * hour;
    const next = (await create(id, { startsAt: later, endsAt: later + hour })).output;
    expect(next.state).toBe('scheduled');
    expect((await end(next.id)).output.state).toBe('ended');
    expect((await create(id, { startsAt: later, endsAt: later + hour })).output.state).toBe('scheduled');
  });

  test('cannot have a sale that is too long, too late, too low, or of what is free, paused or another’s', async () => {
    const { id } = await sell(500);
    const free = await sell(0);
    const paused = await sell(500);
    await setOnSale(paused.id, false);
    const now = fixture.now();
    expect((await create(id, { endsAt: now + 91 * day })).problem.code).toBe('invalid_input');
    expect((await create(id, { discount: { kind: 'percent', percent: 100 } })).problem.code).toBe(
      'invalid_input'
    );
    const late = { startsAt: now + 366 * day, endsAt: now + 367 * day };
    expect((await create(id, late)).problem.code).toBe('sale_not_valid');
    expect((await create(id, { startsAt: 0, endsAt: 1 })).problem.code).toBe('sale_not_valid');
    expect((await create(id, { discount: { kind: 'amount', cents: 402 } })).problem.code).toBe(
      'sale_not_valid'
    );
    expect((await create(free.id)).problem.code).toBe('sale_not_valid');
    expect((await create(paused.id)).problem.code).toBe('conflict');
    expect((await create(id, {}, stranger)).problem.code).toBe('not_found');
    const { output: sale } = await create(id);
    expect((await end(sale.id, stranger)).problem.code).toBe('not_found');
    const { output: theirs } = await fixture.server.call('sales.list', undefined, stranger);
    expect(theirs).toEqual([]);
  });

  test('cannot rewrite a sale in the database', async () => {
    const { id } = await sell(500);
    await end((await create(id)).output.id);
    const { pool } = fixture.server.database;
    for (const change of ['percent = 50', "ends_at = ends_at + interval '1 hour'", 'ended_at = null'])
      await expect(pool.query(`update sales set ${change} where listing_id = '${id}'`)).rejects.toThrow(
        /never changes/
      );
  });
});

test('searches sort and filter by the sale price once the job of that minute has run', async () => {
  const { id, slug } = await sell(12_345);
  const startsAt = fixture.now() + hour;
  await create(id, { startsAt, endsAt: startsAt + hour, discount: { kind: 'amount', cents: 12_000 } });
  const isFound = async () => {
    await applySales(fixture.server.context);
    fixture.clock.ahead += 1000;
    const search = ListingSearch.parse({
      seller: (await page(slug)).seller.username,
      minPrice: 340,
      maxPrice: 350
    });
    return (await fixture.server.call('listings.search', search, {})).output.items.length === 1;
  };
  expect(await isFound()).toBe(false);
  fixture.clock.ahead += hour;
  expect(await isFound()).toBe(true);
  fixture.clock.ahead += hour;
  expect(await isFound()).toBe(false);
});
