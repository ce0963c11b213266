import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDemo } from '#server/services/demo/fill-demo.ts';
import { removeDemo } from '#server/services/demo/remove-demo.ts';
import { applyFacts } from '#server/services/order/settle/settle-order.ts';
import { ListingFilter, ListingSearch } from '#shared/domain/market/listing-search.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { listWrongCatalogCounts } from '#tests/support/server/recount-catalog.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { findDemoPhrases } from '#tests/support/server/demo-phrases.ts';
import { signUpAs } from '#tests/support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

let server: TestApp;
const filled: boolean[] = [];

const count = async (table: string): Promise<number> => {
  const { rows } = await server.database.db.execute(sql.raw(`select count(*)::int as n from ${table}`));
  return Number(rows[0]?.['n']);
};

beforeAll(async () => {
  server = await createTestApp();
  filled.push(...(await Promise.all([1, 2, 3].map(() => fillDemo(server.context)))));
});
afterAll(() => server.stop());

describe('the demo catalog', () => {
  test('is filled once, whatever copies start at once', () => {
    expect(filled.filter(Boolean)).toHaveLength(1);
  });

  test('has about sixty listings of eight sellers, in several languages, for several models, free and paid', async () => {
    const { output: facets } = await server.call('listings.countFacets', ListingFilter.parse({}));
    expect(facets.total).toBeGreaterThanOrEqual(55);
    expect(facets.kind.find(({ value }) => value === 'bundle')?.count).toBeGreaterThanOrEqual(5);
    expect(facets.language.length).toBeGreaterThanOrEqual(5);
    expect(facets.model.length).toBeGreaterThanOrEqual(8);
    expect(facets.free).toBeGreaterThanOrEqual(8);
    expect(await count('sellers')).toBe(8);
  });

  test('is marked as what it is on every card, sells nothing and claims no sale', async () => {
    const { output } = await server.call('listings.search', ListingSearch.parse({ limit: 60 }));
    expect(output.items).toHaveLength(60);
    for (const card of output.items) {
      expect(card.isDemo).toBe(true);
      expect(card.seller.username).toMatch(/^demo-/);
      expect(card.facts.model).not.toBe('');
      const { output: page } = await server.call('listings.get', { slug: card.slug });
      expect(page.salesCount).toBe(0);
      for (const { facts } of page.prompts) {
        const own = facts.fit.find(({ model }) => model === facts.model);
        expect([card.title, own]).not.toContain(undefined);
      }
    }
  });

  test('shows no phrase of a sealed prompt on a page or in an answer', async () => {
    const { output } = await server.call('listings.search', ListingSearch.parse({ limit: 60 }));
    const paths = output.items.flatMap(({ slug }) => [`/marketplace/${slug}`, `/api/v1/listings/${slug}`]);
    for (const path of [...paths, '/marketplace', '/api/v1/listings?limit=60', '/sitemap.xml']) {
      const response = await server.app.request(path);
      expect([path, response.status, findDemoPhrases(await response.text())]).toEqual([path, 200, []]);
    }
    const { rows } = await server.database.db.execute(sql`select data from sealed.contents`);
    expect(findDemoPhrases(JSON.stringify(rows)).length).toBeGreaterThan(1000);
  });

  test('counts its reviews as they are', async () => {
    expect(await count('reviews')).toBeGreaterThan(20);
    expect(await listWrongCatalogCounts(server.database.db)).toEqual([]);
  });

  test('goes by one command, leaving what others sell, and does not come back', async () => {
    const seller = await seedSeller(server.database.db, 'real-one');
    const { slug } = await seedListing(server.database.db, seller, buildPromptDraft());
    expect(await removeDemo(server.context)).toBeGreaterThanOrEqual(55);
    for (const table of [
      'listings',
      'listing_versions',
      'sealed.contents',
      'sellers',
      'users',
      'listing_search'
    ]) {
      expect([table, await count(table)]).toEqual([table, 1]);
    }
    expect(await count('reviews')).toBe(0);
    expect((await server.call('listings.get', { slug })).status).toBe(200);
    expect(await listWrongCatalogCounts(server.database.db)).toEqual([]);
    expect(await fillDemo(server.context)).toBe(false);
    expect(await removeDemo(server.context)).toBe(0);
  });

  test('leaves what somebody bought, taken down and to be opened still', async () => {
    await server.database.pool.query('delete from one_time_tasks');
    await fillDemo(server.context);
    const bundles = await server.call('listings.search', ListingSearch.parse({ kind: ['bundle'] }));
    const [{ slug, price } = { slug: '', price: { cents: 0 } }] = bundles.output.items;
    const { headers } = await signUpAs(server);
    const orderRequest = {
      intent: randomUUID(),
      slug,
      totalCents: price.cents,
      terms: defaultTerms,
      isFromDesktop: false
    };
    const { id } = (await server.call('orders.place', orderRequest, headers)).output;
    const paid = { kind: 'paid', at: Date.now(), cents: price.cents, feeCents: 30 } as const;
    await applyFacts(server.context, id, [paid]);
    expect(await removeDemo(server.context)).toBeGreaterThan(40);
    expect((await server.call('listings.get', { slug })).status).toBe(404);
    const { purchases } = (await server.call('orders.get', { id }, headers)).output;
    expect(purchases.length).toBeGreaterThan(1);
    for (const purchase of purchases) {
      const terms = { id: purchase.id, termsVersion: openingTerms.version };
      expect((await server.call('purchases.open', terms, headers)).status).toBe(200);
    }
    expect(await listWrongCatalogCounts(server.database.db)).toEqual([]);
    expect(await removeDemo(server.context)).toBe(0);
  });
});
