// Listings that are pay what you want, over HTTP, as their seller and their buyers meet them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { defaultTerms } from '../support/server/default-terms.ts';
import { buildPromptDraft, seedListing, type PromptDraft } from '../support/server/seed-listings.ts';
import { toListingMedium, uploadImage } from '../support/server/test-media.ts';
import { signInAs, signUpAs } from '../support/server/test-users.ts';

let fixture: BuyingFixture;
let seller: { readonly id: string; readonly cookie: string };
let media: ListingMedium[];

beforeAll(async () => {
  fixture = await createBuyingFixture();
  const { server } = fixture;
  const person = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );
  seller = { id: person.id, cookie: (await signInAs(server, person)).cookies };
  media = [toListingMedium(await uploadImage(server, seller))];
});
beforeEach(() => fixture.signUpBuyer());
afterAll(() => fixture.server.stop());

const draft = (changes: Partial<PromptDraft> = {}): PromptDraft =>
  buildPromptDraft({ priceCents: 500, isPayWhatYouWant: true, media, ...changes });
const sell = (changes: Partial<PromptDraft> = {}) =>
  seedListing(fixture.server.database.db, seller.id, draft(changes));
const sellBundle = async (priceCents: number, prices: readonly number[]) => {
  const items = [];
  for (const price of prices) items.push(await sell({ priceCents: price, title: `Part for ${price}` }));
  const bundle = { ...draft({ priceCents }), kind: 'bundle', itemIds: items.map(({ id }) => id) } as const;
  return { items, ...(await seedListing(fixture.server.database.db, seller.id, bundle)) };
};
const submit = (changed: ListingDraft, listingId: string | null = null) =>
  fixture.server.call('sellers.submit', { draft: changed, listingId, notes: '' }, seller);
const quote = async (slug: string, coupon?: string) =>
  (await fixture.server.call('orders.quote', { slug, coupon }, fixture.buyer.headers)).output;

type Choice = {
  readonly addedCents?: number | undefined;
  readonly coupon?: string;
  readonly intent?: string;
};
const place = (slug: string, totalCents: number, { intent = randomUUID(), ...choice }: Choice = {}) =>
  fixture.server.call(
    'orders.place',
    { intent, slug, totalCents, ...choice, terms: defaultTerms, isFromDesktop: false },
    fixture.buyer.headers
  );
const pay = async (orderId: string) => {
  await fixture.tell(fixture.provider.pay(`chk_${orderId}`));
  return (await fixture.get(orderId)).output;
};
const usd = (cents: number) => ({ cents, currency: 'USD' });

describe('a purchase at a chosen amount', () => {
  test('shows floor and suggestion, and states what was added in order, receipt, ledger and statement', async () => {
    const { slug } = await sell({ suggestedCents: 900 });
    expect((await fixture.server.call('listings.get', { slug }, {})).output).toMatchObject({
      price: usd(500),
      isPayWhatYouWant: true,
      suggested: usd(900)
    });
    expect(await quote(slug)).toMatchObject({
      total: usd(500),
      added: usd(0),
      isPayWhatYouWant: true,
      suggested: usd(900)
    });
    const { output: order } = await place(slug, 1250, { addedCents: 750 });
    expect(order).toMatchObject({ listed: usd(500), deductions: [], added: usd(750), total: usd(1250) });
    expect(await pay(order.id)).toMatchObject({ state: 'paid', added: usd(750), total: usd(1250) });
    const receipt = await fixture.server.call('orders.getReceipt', { id: order.id }, fixture.buyer.headers);
    expect(receipt.output).toMatchObject({
      listed: usd(500),
      added: usd(750),
      total: usd(1250),
      lines: [{ price: usd(1250) }]
    });
    expect(await fixture.balances(order.id)).toMatchObject({
      commission: -250,
      [`seller:${seller.id}`]: -1000
    });
    const { output: lines } = await fixture.server.call('earnings.listLines', { limit: 1 }, seller);
    expect(lines.items[0]).toMatchObject({
      cents: 1000,
      parts: [
        { kind: 'price', cents: 500 },
        { kind: 'added', cents: 750 },
        { kind: 'commission', cents: -250 }
      ]
    });
    const { statements } = (await fixture.server.call('statements.list', undefined, seller)).output;
    expect(statements[0]).toMatchObject({ salesCents: 1250, commissionCents: -250, closingCents: 1000 });
  });

  test('is refused below the floor, above the maximum, and where a cent could not be charged', async () => {
    const { slug } = await sell();
    expect((await place(slug, 499)).problem.code).toBe('price_changed');
    // A floor that the buyer was never shown.
    expect((await place(slug, 600, { addedCents: 200 })).problem.code).toBe('price_changed');
    expect((await place(slug, 600)).problem.code).toBe('price_changed');
    expect((await place(slug, 20_000, { addedCents: 19_500 })).problem.code).toBe('invalid_input');
    expect((await place(slug, 499, { addedCents: -1 })).problem.code).toBe('invalid_input');
    const free = await sell({ priceCents: 0 });
    expect((await place(free.slug, 98, { addedCents: 98 })).problem.code).toBe('invalid_input');
    expect((await place(slug, 19_999, { addedCents: 19_499 })).output.total).toEqual(usd(19_999));
  });

  test('is refused once the price is fixed again', async () => {
    const { id, slug } = await sell();
    expect((await submit(draft({ isPayWhatYouWant: false }), id)).output.isPublished).toBe(true);
    expect((await place(slug, 700, { addedCents: 200 })).problem.code).toBe('price_changed');
    expect((await place(slug, 500)).output.total).toEqual(usd(500));
  });

  test('of nothing is free at once, and of something is paid', async () => {
    const { slug } = await sell({ priceCents: 0 });
    const paid = await pay((await place(slug, 300, { addedCents: 300 })).output.id);
    expect(paid).toMatchObject({ state: 'paid', listed: usd(0), added: usd(300), total: usd(300) });
    await fixture.signUpBuyer();
    expect((await place(slug, 0)).output).toMatchObject({ state: 'paid', total: usd(0), checkoutUrl: null });
  });

  test('sent twice is one order; the same intent at another amount is refused', async () => {
    const { slug } = await sell();
    const intent = randomUUID();
    const [one, two] = await Promise.all([
      place(slug, 800, { addedCents: 300, intent }),
      place(slug, 800, { addedCents: 300, intent })
    ]);
    expect(two.output.id).toBe(one.output.id);
    const other = await place(slug, 900, { addedCents: 400, intent });
    expect(other.problem.code).toBe('idempotency_key_reused');
    await pay(one.output.id);
    expect((await place(slug, 800, { addedCents: 300 })).problem.code).toBe('already_owned');
  });

  test('replaces a pending order at another amount, and keeps one at the same', async () => {
    const { slug } = await sell();
    const { output: first } = await place(slug, 500);
    expect((await place(slug, 500)).output.id).toBe(first.id);
    const { output: second } = await place(slug, 750, { addedCents: 250 });
    expect(second.id).not.toBe(first.id);
    expect((await fixture.get(first.id)).output.state).toBe('cancelled');
    expect((await pay(second.id)).state).toBe('paid');
  });

  test('is given back by a refund to the cent', async () => {
    const { slug } = await sell();
    const order = await pay((await place(slug, 1733, { addedCents: 1233 })).output.id);
    await fixture.refund(order.id);
    await fixture.tell(fixture.provider.events.at(-1));
    expect((await fixture.get(order.id)).output).toMatchObject({ state: 'refunded', returned: usd(1733) });
    const { [`seller:${seller.id}`]: owed, commission } = await fixture.balances(order.id);
    expect([owed, commission]).toEqual([undefined, undefined]);
  });
});

describe('the floor', () => {
  test('is lowered by a sale, by a better coupon, and by what is owned', async () => {
    const { id, slug, items } = await sellBundle(1000, [800, 400]);
    const now = fixture.now();
    const sale = { listingId: id, discount: { kind: 'percent', percent: 10 }, startsAt: now } as const;
    await fixture.server.call('sales.create', { ...sale, endsAt: now + 3_600_000 }, seller);
    expect(await quote(slug)).toMatchObject({ total: usd(900), deductions: [{ step: 'sale' }] });
    const coupon = {
      code: `HALF-${id.slice(-10).toUpperCase()}`,
      discount: { kind: 'percent', percent: 50 },
      startsAt: 0,
      endsAt: null,
      maxUses: null,
      listingIds: null
    } as const;
    const { code } = (await fixture.server.call('coupons.create', coupon, seller)).output;
    expect((await quote(slug, code)).total).toEqual(usd(500));

    await pay((await place(items[1]?.slug ?? '', 400)).output.id);
    expect((await quote(slug, code)).total).toEqual(usd(334));
    expect((await place(slug, 333, { coupon: code })).problem.code).toBe('price_changed');
    const { output: order } = await place(slug, 900, { coupon: code, addedCents: 566 });
    expect(await pay(order.id)).toMatchObject({
      listed: usd(1000),
      deductions: [
        { step: 'coupon', amount: usd(500) },
        { step: 'owned', amount: usd(166) }
      ],
      added: usd(566),
      total: usd(900)
    });
  });

  test('of a bundle comes without a suggestion once a part is owned', async () => {
    const { id, slug, items } = await sellBundle(1000, [800, 400]);
    const itemIds = items.map((item) => item.id);
    await submit({ ...draft({ priceCents: 1000, suggestedCents: 1500 }), kind: 'bundle', itemIds }, id);
    expect((await quote(slug)).suggested).toEqual(usd(1500));
    await pay((await place(items[0]?.slug ?? '', 800)).output.id);
    expect(await quote(slug)).toMatchObject({ ownedCount: 1, suggested: null, isPayWhatYouWant: true });
  });

  test('is what searches sort and filter by', async () => {
    const tag = `floor-${randomUUID().slice(0, 8)}`;
    const sellTagged = (changes: Partial<PromptDraft>) => sell({ title: tag, tags: [tag], ...changes });
    const nothing = await sellTagged({ priceCents: 0, suggestedCents: 5000 });
    const fixed = await sellTagged({ priceCents: 300, isPayWhatYouWant: false });
    const floor = await sellTagged({ priceCents: 400, suggestedCents: 19_000 });
    const search = async (asked: object) => {
      const query = ListingSearch.parse({ search: tag, sort: 'price-low', ...asked });
      const { items } = (await fixture.server.call('listings.search', query, {})).output;
      return items.map(({ slug, isPayWhatYouWant }) => [slug, isPayWhatYouWant]);
    };
    expect(await search({})).toEqual([
      [nothing.slug, true],
      [fixed.slug, false],
      [floor.slug, true]
    ]);
    expect(await search({ free: true })).toEqual([[nothing.slug, true]]);
    expect(await search({ maxPrice: 350, minPrice: 1 })).toEqual([[fixed.slug, false]]);
  });
});

describe('a seller', () => {
  test('changes between fixed and pay what you want without a review, unless the floor moves far', async () => {
    const { id } = await sell({ isPayWhatYouWant: false });
    const outcome = async (changes: Partial<PromptDraft>) => (await submit(draft(changes), id)).output;
    expect(await outcome({ priceCents: 400, suggestedCents: 19_000 })).toMatchObject({ isPublished: true });
    expect(await outcome({ isPayWhatYouWant: false })).toMatchObject({ isPublished: true });
    expect(await outcome({ priceCents: 0 })).toMatchObject({ isPublished: false });
  });

  test.each([
    { suggestedCents: 500 },
    { suggestedCents: 20_000 },
    { suggestedCents: 900, isPayWhatYouWant: false }
  ])('cannot suggest %o for a floor of 500', async (changes) => {
    expect((await submit(draft(changes))).problem.code).toBe('invalid_input');
  });

  test('changes floor and suggestion of many at once; a suggestion below the floor is dropped', async () => {
    const { id } = await sell({ suggestedCents: 550 });
    const change = async (changes: object) => {
      const input = { changes: [{ id, ...changes }] };
      return (await fixture.server.call('sellers.changeListings', input, seller)).output;
    };
    const findOwn = async () => {
      const { output } = await fixture.server.call('sellers.listListings', { limit: 60 }, seller);
      return output.items.find((listing) => listing.id === id);
    };
    expect(await change({ priceCents: 550, suggestedCents: 605 })).toEqual([
      { id, state: 'changed', refusal: null }
    ]);
    expect(await findOwn()).toMatchObject({
      price: usd(550),
      isPayWhatYouWant: true,
      suggested: usd(605)
    });
    expect(await change({ priceCents: 610 })).toEqual([{ id, state: 'changed', refusal: null }]);
    expect(await findOwn()).toMatchObject({ price: usd(610), suggested: null });
    const own = await fixture.server.call('sellers.getDraft', { id }, seller);
    expect(own.output).toMatchObject({ isPayWhatYouWant: true, suggestedCents: null, priceCents: 610 });
  });
});
