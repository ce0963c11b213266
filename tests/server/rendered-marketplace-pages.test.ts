import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDemo } from '#server/services/demo/fill-demo.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import {
  buildPromptDraft,
  nextTimestamp,
  seedListing,
  seedUser,
  seedSeller
} from '#tests/support/server/seed-listings.ts';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';

const siteUrl = 'https://prompts.example.com';
const hostile = `</script><img src=x onerror=alert(1)>"'&\u2028<b>`;
const index = readFileSync('src/renderer/index.html', 'utf8');
let server: TestApp;
let slug: string;

beforeAll(async () => {
  server = await createTestApp({
    expectedViolations: ['reviews_are_earned', 'administration_is_audited'],
    siteUrl,
    webFiles: new Map([
      [
        '/index.html',
        {
          contentType: 'text/html; charset=utf-8',
          isImmutable: false,
          hash: 'of-a-test',
          bodies: { identity: new Uint8Array(Buffer.from(index)) }
        }
      ]
    ])
  });
  const { db } = server.database;
  const sellerId = await seedSeller(db, 'lantern-maker');
  await db.execute(sql`update users set bio = ${`I film lamps. ${hostile}`} where id = ${sellerId}`);
  const description = `A keeper lights the lamp, slowly. ${hostile}`;
  const listing = await seedListing(
    db,
    sellerId,
    buildPromptDraft({
      title: `Lamp ${hostile}`,
      description,
      category: hostile.slice(0, 50),
      tags: [hostile.slice(0, 40)]
    })
  );
  ({ slug } = listing);
  const author = await seedUser(db, 'reviewer');
  await db.execute(sql`insert into reviews (id, listing_id, author_id, stars, text, created_at)
    values ('rev_1', ${listing.id}, ${author}, 4, ${`Held up well. ${hostile}`}, now())`);
  await db.transaction((tx) => refreshListings(tx, [listing.id], nextTimestamp()));
});
afterAll(() => server.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const structureOf = (text: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

describe('a listing’s page', () => {
  test('says without scripts what it is, what is in it and what it costs', async () => {
    const { status, headers, text } = await get(`/marketplace/${slug}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(text).toContain('<div id="root" data-page="listing">');
    for (const part of [
      '$5.00',
      'The lantern-maker',
      'A keeper lights the lamp, slowly.',
      'Held up well.',
      '16:9'
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}/marketplace/${slug}">`);
    expect(text).toContain('property="og:title"');
    expect(structureOf(text)).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', price: '5.00', priceCurrency: 'USD' },
      aggregateRating: { ratingValue: 4, reviewCount: 1 }
    });
  });

  test.each([
    '/marketplace',
    `/marketplace?q=Lamp&category=${encodeURIComponent(hostile.slice(0, 50))}`,
    '/marketplace/',
    '/profile/lantern-maker'
  ])('and %s hold what people wrote as text and as nothing else', async (start) => {
    const path = start === '/marketplace/' ? `/marketplace/${slug}` : start;
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).not.toContain('<img');
    expect(text).not.toContain('</script><');
    expect(text).not.toContain('<b>');
    expect(text.match(/<script/g)?.length).toBe(text.match(/<\/script>/g)?.length);
    expect(structureOf(text)).not.toBeNull();
  });

  test('hands the app every answer that it would ask for as a visitor', async () => {
    const { text } = await get(`/marketplace/${slug}`);
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const asVisitor = async () => ({
      [`listings.get ${slug}`]: (await server.call('listings.get', { slug })).output,
      [`listings.listReviews ${slug}`]: (await server.call('listings.listReviews', { slug, limit: 10 }))
        .output,
      [`listings.listSimilar ${slug}`]: (await server.call('listings.listSimilar', { slug })).output,
      [`orders.quote ${slug}`]: (await server.call('orders.quote', { slug })).output
    });
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(await asVisitor())));
  });

  test('is sent compressed to who takes it, with the style element of its policy', async () => {
    const ask = async (encoding: string) =>
      server.app.request(`/marketplace/${slug}`, { headers: { 'accept-encoding': encoding } });
    const [whole, compressed] = [await ask('identity'), await ask('br')];
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const body = Buffer.from(await compressed.arrayBuffer());
    const text = brotliDecompressSync(body).toString();
    expect(await whole.text()).toBe(text);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(whole.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(text).not.toMatch(/<[^>]* style=/);
  });

  test('is not sent again to whoever holds it', async () => {
    const { headers } = await get(`/marketplace/${slug}`);
    const again = await get(`/marketplace/${slug}`, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await server.app.request(`/marketplace/${slug}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each(['nothing-here-abc123', 'UPPER', '%00', '..%2f..%2fetc', 'a'.repeat(300), "x'--"])(
    'that is not there (%s) is the app with status 404',
    async (gone) => {
      const { status, headers, text } = await get(`/marketplace/${gone}`);
      expect(status).toBe(404);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(text).toBe(index);
    }
  );

  test('goes with its listing', async () => {
    const { db } = server.database;
    const seller = await seedSeller(db, 'short-lived');
    const listing = await seedListing(db, seller, buildPromptDraft({ title: 'Soon gone' }));
    expect((await get(`/marketplace/${listing.slug}`)).status).toBe(200);
    await db.execute(sql`update users set suspended_at = now() where id = ${seller}`);
    await db.transaction((tx) => refreshListings(tx, [listing.id], nextTimestamp()));
    await expect.poll(async () => (await get(`/marketplace/${listing.slug}`)).status).toBe(404);
    expect((await server.call('listings.get', { slug: listing.slug })).status).toBe(404);
  });
});

describe('the marketplace’s page', () => {
  test('lists what stands first, each with its link', async () => {
    const { text, headers } = await get('/marketplace');
    expect(text).toContain(`href="/marketplace/${slug}"`);
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}/marketplace">`);
    expect(headers.get('x-robots-tag')).toBeNull();
  });

  test('is what the address asks for, under one address, which search engines leave out', async () => {
    const other = await seedListing(
      server.database.db,
      await seedSeller(server.database.db, 'rain-maker'),
      buildPromptDraft({ title: 'Rain on a tin roof' })
    );
    const found = await get('/marketplace?utm_source=mail&q=tin+roof&kind=prompt&kind=prompt');
    expect(found.status).toBe(200);
    expect(found.text).toContain('data-page="marketplace"');
    expect(found.text).toContain(`href="/marketplace/${other.slug}"`);
    expect(found.text).not.toContain(`href="/marketplace/${slug}"`);
    expect(found.text).toContain(
      `<link rel="canonical" href="${siteUrl}/marketplace?q=tin+roof&amp;kind=prompt">`
    );
    expect(found.text).toContain('"listings.search q=tin+roof&kind=prompt":');
    expect(found.headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/marketplace?q=nobody-wrote-this')).text).toContain(
      'No listings match nobody-wrote-this'
    );
  });

  test('is the whole one where the address asks for nothing that it knows', async () => {
    const { text, headers } = await get('/marketplace?utm_source=mail');
    expect(text).toBe((await get('/marketplace')).text);
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}/marketplace">`);
    expect(headers.get('x-robots-tag')).toBeNull();
  });
});

describe('search engines', () => {
  test('are told of what is for sale, and of no demo', async () => {
    await fillDemo(server.context);
    const sitemap = (await get('/sitemap.xml')).text;
    expect(sitemap).toContain(`<loc>${siteUrl}/marketplace/${slug}</loc>`);
    const { rows } = await server.database.db.execute<{ slug: string }>(
      sql`select slug from listing_search where is_demo and until_epoch = 9007199254740991`
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const demo of rows) expect(sitemap).not.toContain(demo.slug);
    const { text, headers } = await get(`/marketplace/${rows[0]?.slug ?? ''}`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain('demo');
    expect(structureOf(text)).not.toHaveProperty('aggregateRating');
  });
});
