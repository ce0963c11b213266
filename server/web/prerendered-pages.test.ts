import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { isListedPage, pageNames, paths } from '#shared/contract/paths.ts';
import { idleContext } from '#tests/support/server/idle-context.ts';
import { createApp } from '../app.ts';
import type { RequestVariables } from '../context/request-context.ts';
import { registerCrawlers } from './crawlers.ts';
import type { WebFile } from './web-files.ts';

const file = (text: string): WebFile => ({
  contentType: 'text/html; charset=utf-8',
  isImmutable: false,
  hash: 'unfinished',
  bodies: { identity: new Uint8Array(Buffer.from(text)) }
});

const about = [
  '<!doctype html>',
  '    <link rel="canonical" href="%SITE_URL%/about">',
  '    <meta property="og:title" content="About">',
  '    <script type="application/ld+json">{"url":"%SITE_URL%/about"}</script>',
  '<h1>Written</h1>',
  ''
].join('\n');

const serve = (siteUrl?: string) =>
  createApp({
    context: idleContext,
    version: '1.2.3',
    siteUrl,
    webFiles: new Map([
      ['/index.html', file('<title>bare</title>')],
      ['/pages/about.html', file(about)]
    ]),
    reportFailure: (error) => expect.fail(error.message)
  });

describe('a prerendered page', () => {
  test.each(['/about', '/about/'])('is what stands at %s, for people without scripts', async (path) => {
    const response = await serve().request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<h1>Written</h1>');
  });

  test('names the site it is on, where that is known', async () => {
    const html = await (await serve('https://prompts.example.com').request('/about')).text();
    expect(html).toContain('<link rel="canonical" href="https://prompts.example.com/about">');
    expect(html).toContain('{"url":"https://prompts.example.com/about"}');
  });

  test('says nothing of an address it does not know', async () => {
    const html = await (await serve().request('/about')).text();
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('%SITE_URL%');
    expect(html).toContain('og:title');
    expect(html).toContain('{"url":"/about"}');
  });

  test('comes compressed, and not again to whoever holds it', async () => {
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync]
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const response = await serve().request('/about', { headers });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('Written');
      const etag = response.headers.get('etag') ?? '';
      const again = await serve().request('/about', { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status).toBe(304);
      const moved = serve('https://other.example.com');
      const elsewhere = await moved.request('/about', { headers: { ...headers, 'if-none-match': etag } });
      expect(elsewhere.status).toBe(200);
    }
  });

  test('has no second address', async () => {
    expect((await serve().request('/pages/about.html')).status).toBe(404);
  });
});

describe('what is not to be found', () => {
  test.each(['/nowhere', '/wishlist', '/admin/users', '/plan', '/marketplace/neon-rain'])(
    '%s asks search engines to leave it out',
    async (path) => {
      const response = await serve().request(path);
      expect(response.status).toBe(path === '/nowhere' ? 404 : 200);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toBe('<title>bare</title>');
    }
  );
});

describe('what crawlers ask for', () => {
  test('the sitemap lists exactly the public pages', async () => {
    const app = new Hono<RequestVariables>();
    registerCrawlers(app, 'https://prompts.example.com');
    const response = await app.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(
      pageNames.filter(isListedPage).map((name) => `https://prompts.example.com${paths[name].path}`)
    );
    expect(listed).toContain('https://prompts.example.com/');
    expect(listed.join(' ')).not.toMatch(/wishlist|admin|seller\/|plan/);
  });

  test('the sitemap’s listings are read once in half a minute, whatever address asks, but for a failure', async () => {
    const fixture = { now: 1000, reads: 0, isAway: true };
    const listSlugs = () => {
      fixture.reads += 1;
      return fixture.isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve(['lamp', `rain-${fixture.reads}`]);
    };
    const app = new Hono<RequestVariables>();
    registerCrawlers(app, undefined, { listSlugs, now: () => fixture.now });
    const ask = async (origin: string) => (await app.request(`${origin}/sitemap.xml`)).text();
    expect(await ask('http://one.example')).toContain('<loc>http://one.example/</loc>');
    fixture.isAway = false;
    const first = await ask('http://one.example');
    expect(first).toContain('<loc>http://one.example/marketplace/lamp</loc>');
    expect(first).toContain('<loc>http://one.example/marketplace/rain-2</loc>');
    fixture.now = 30_999;
    expect(await ask('http://one.example')).toBe(first);
    expect(await ask('http://two.example')).toBe(first.replaceAll('one.example', 'two.example'));
    expect(fixture.reads).toBe(2);
    fixture.now = 31_001;
    expect(await ask('http://one.example')).toContain('rain-3');
  });

  test('robots.txt leads to it, at the address that was asked', async () => {
    const robots = await (await serve().request('http://localhost:8787/robots.txt')).text();
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain('Sitemap: http://localhost:8787/sitemap.xml');
  });
});
