// Two hundred listings, each with a canary in its sealed text. The web build is searched in tests/journeys/web/sealed-words.spec.ts.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findField, promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { applyFacts } from '#server/services/order/settle/settle-order.ts';
import { canaries, findCanaries } from '#tests/support/server/canaries.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { refundPurchase } from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signUpAs } from '#tests/support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '#tests/support/server/seed-listings.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

let server: TestApp;
const slugs: string[] = [];

/** The secret stands in one field after the other, and in a key that this version does not know. */
function hide(secret: string, number: number): PromptData {
  const field = promptFieldNames[number % promptFieldNames.length] ?? 'concept';
  const kind = findField(field)?.kind;
  if (kind === 'number' || kind === 'switch')
    return Object.assign({}, defaultPromptData, { [secret]: secret });
  const words = kind === 'list' ? [`a ${secret}`, secret] : `Keeper: the ${secret} of the fog, ${secret}.`;
  return Object.assign({}, defaultPromptData, { [field]: words, notes: { [secret]: [secret] } });
}

async function listTablesWithSecrets(): Promise<readonly string[]> {
  const { rows } = await server.database.db.execute<{ table: string }>(sql`
    select format('%I.%I', table_schema, table_name) as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog', 'sealed')`);
  expect(rows.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { table } of rows) {
    const content = await server.database.db.execute<{ all: string | null }>(
      sql`select string_agg(t::text, ' ') as all from ${sql.raw(table)} t`
    );
    if (findCanaries(content.rows[0]?.all ?? '').length > 0) found.push(table);
  }
  return found;
}

/** One in three: they still hide their secret in every field, and drawing a page of each takes long. */
const isDrawn = (_slug: string, number: number): boolean => number % 3 === 0 || number === canaries.length;

const get = async (path: string) => {
  const response = await server.app.request(path);
  return {
    status: response.status,
    text: `${JSON.stringify([...response.headers])}${await response.text()}`
  };
};

beforeAll(async () => {
  server = await createTestApp();
  const sellerId = await seedSeller(server.database.db, 'keeper-of-secrets');
  const ids: string[] = [];
  for (const [number, secret] of canaries.entries()) {
    const draft = buildPromptDraft({ title: `Lamp number ${number}`, data: hide(secret, number) });
    const { id, slug } = await seedListing(server.database.db, sellerId, draft);
    ids.push(id);
    slugs.push(slug);
  }
  const bundle = {
    ...buildPromptDraft({ title: 'All lamps' }),
    kind: 'bundle' as const,
    itemIds: ids.slice(0, 20)
  };
  slugs.push((await seedListing(server.database.db, sellerId, bundle)).slug);
});
afterAll(() => server.stop());

describe('sealed text', () => {
  test('is where it belongs: the check would see it', async () => {
    const { rows } = await server.database.db.execute<{ data: string }>(
      sql`select data::text from sealed.contents`
    );
    expect(new Set(rows.flatMap(({ data }) => findCanaries(data))).size).toBe(canaries.length);
  });

  test('is in no other table, index or statistic of the database', async () => {
    expect(await listTablesWithSecrets()).toEqual([]);
  });

  test('is on no page of a listing, nor in what stands beside it', async () => {
    for (const slug of slugs.filter(isDrawn)) {
      for (const path of ['', '/reviews', '/results', '/results/rates', '/similar']) {
        const { status, text } = await get(`/api/v1/listings/${slug}${path}`);
        expect([status, findCanaries(text)]).toEqual([200, []]);
      }
      expect(findCanaries((await get(`/marketplace/${slug}`)).text)).toEqual([]);
    }
  });

  test('is in no list, facet, profile, sitemap or document', async () => {
    let cursor = '';
    do {
      const { text } = await get(`/api/v1/listings?limit=60${cursor}`);
      expect(findCanaries(text)).toEqual([]);
      const next = /"nextCursor":"([^"]+)"/.exec(text)?.[1];
      cursor = next === undefined ? '' : `&cursor=${next}`;
    } while (cursor !== '');
    const others = [
      '/api/v1/listings/facets',
      '/api/v1/profiles/keeper-of-secrets',
      '/marketplace',
      '/sitemap.xml',
      '/'
    ];
    for (const path of [
      ...others,
      '/profile/keeper-of-secrets',
      '/api/openapi.json',
      '/api/docs',
      '/robots.txt'
    ]) {
      expect([path, findCanaries((await get(path)).text)]).toEqual([path, []]);
    }
  });

  test('cannot be asked for: the right word finds what a wrong one finds, nothing', async () => {
    for (const secret of canaries) {
      for (const word of [secret, secret.slice(0, 5), `"${secret}"`, `${secret} lamp`]) {
        const { text } = await get(`/api/v1/listings?search=${encodeURIComponent(word)}&sort=relevance`);
        expect(JSON.parse(text.slice(text.indexOf(']]') + 2))).toEqual({ items: [], nextCursor: null });
      }
      const suggestions = await get(`/api/v1/listings/suggestions?search=${secret}`);
      expect(suggestions.text.endsWith('[]')).toBe(true);
      const facets = await get(`/api/v1/listings/facets?search=${secret}&category=${secret}&model=${secret}`);
      expect(facets.text).toContain('"total":0');
      expect([facets.status, findCanaries(facets.text)]).toEqual([200, []]);
    }
  });

  test('is told to who bought it, when they open it, and kept nowhere on its way', async () => {
    const { headers } = await signUpAs(server);
    const [slug = ''] = slugs;
    const intent = '0a000000-0000-4000-8000-000000000000';
    const placed = await server.call(
      'orders.place',
      { intent, slug, totalCents: 500, terms: defaultTerms, isFromDesktop: false },
      headers
    );
    const { id } = placed.output;
    await applyFacts(server.context, id, [{ kind: 'paid', at: Date.now(), cents: 500, feeCents: 45 }]);
    const [purchase = { id: '' }] = (await server.call('orders.get', { id }, headers)).output.purchases;
    const page = { limit: 20 };
    const file = await server.call('orders.getReceiptFile', { id, language: 'en' }, headers);
    const drawn = await readPdf(Buffer.from(file.output.base64, 'base64'));
    expect(drawn.text).toContain('Lamp number 0');
    const notified = [
      drawn.text,
      placed.output,
      (await server.call('orders.quote', { slug }, headers)).output,
      (await server.call('orders.get', { id }, headers)).output,
      (await server.call('orders.list', page, headers)).output,
      (await server.call('orders.getReceipt', { id }, headers)).output,
      (await server.call('purchases.list', page, headers)).output,
      (await server.call('purchases.get', purchase, headers)).output,
      (await server.call('purchases.listVersions', purchase, headers)).output,
      (await server.call('notices.list', page, headers)).output,
      (await server.call('account.export', undefined, headers)).output
    ];
    expect(findCanaries(JSON.stringify(notified))).toEqual([]);
    const ask = (termsVersion: string) =>
      server.call(
        'purchases.open',
        { id: purchase.id, termsVersion },
        { ...headers, 'idempotency-key': `k${termsVersion}` }
      );
    expect((await ask('none')).status).toBe(409);
    expect(findCanaries(JSON.stringify((await ask(openingTerms.version)).output))).toEqual([canaries[0]]);
    expect((await ask(openingTerms.version)).headers.get('idempotency-replayed')).toBeNull();
    expect(await listTablesWithSecrets()).toEqual([]);
    await refundPurchase({ server }, { headers }, id);
    const after = await ask(openingTerms.version);
    expect([after.status, findCanaries(JSON.stringify(after.problem))]).toEqual([409, []]);
  });

  test('is not told by what is refused, nor by the log', async () => {
    for (const [index, slug] of slugs.slice(0, 40).entries()) {
      for (const path of [
        `/api/v1/listings/${slug}/open`,
        `/api/v1/listings/${slug}?version=1`,
        `/api/v1/sealed/${slug}`
      ]) {
        expect(findCanaries((await get(path)).text)).toEqual([]);
      }
      const body = JSON.stringify({ slug, data: canaries[index] });
      const response = await server.app.request(`/api/v1/listings/${slug}`, { method: 'POST', body });
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
    await server.database.db.execute(sql`select 1`);
    expect(server.logLines.length).toBeGreaterThan(500);
    // Searches above carried the words in their addresses: not even those are logged.
    expect(findCanaries(server.logLines.join('\n'))).toEqual([]);
  });
});
