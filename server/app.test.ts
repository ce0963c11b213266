import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { cloudContract } from '#shared/contract/cloud/cloud.ts';
import { idleContext } from '#tests/support/server/idle-context.ts';
import { createApp } from './app.ts';
import { readWebFiles } from './web/web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelwright-web-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = '<!doctype html><title>Reelwright</title>';
const script = 'export const answer = 42;\n'.repeat(100);
mkdirSync(join(folder, 'web/assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'outside');
writeFileSync(join(folder, 'web/index.html'), page);
writeFileSync(join(folder, 'web/sw.js'), 'self.skipWaiting();');
writeFileSync(join(folder, 'web/manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'web/assets/app-D3f1.js'), script);
writeFileSync(join(folder, 'web/assets/app-D3f1.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'web/assets/app-D3f1.js.gz'), gzipSync(script));

const app = createApp({
  context: idleContext,
  version: '1.2.3',
  webFiles: readWebFiles(join(folder, 'web')),
  reportFailure: (error) => expect.fail(error.message)
});

describe('the API', () => {
  test('tells its health as the contract says', async () => {
    const response = await app.request('/api/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cloudContract['health.get'].output.parse(await response.json())).toEqual({
      status: 'ok',
      version: '1.2.3'
    });
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/health/more'])(
    'answers %s with a problem',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'The API has nothing at this address.',
        status: 404,
        code: 'not_found'
      });
    }
  );

  const size = 1024 * 1024 + 1;
  test.each([
    ['without saying so', {}],
    ['as it says itself', { 'content-length': String(size) }],
    ['that claims to be short and comes in parts', { 'content-length': '5', 'transfer-encoding': 'chunked' }]
  ])('refuses a body over one megabyte, %s', async (_how, claims) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...claims };
    const response = await app.request('/api/health', { method: 'POST', body: 'x'.repeat(size), headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large', status: 413 });
  });
});

describe('the web build', () => {
  test.each(['/', '/library', '/library/'])('opens the app at %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(page);
  });

  test.each(['/nowhere', '/library/more', '/libraryx', '/LIBRARY', '/apiary'])(
    'shows the app with status 404 at %s, so that it can say "not found"',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(page);
    }
  );

  test.each(['/assets/gone-A1b2.js', '/favicon.png'])(
    'never answers the missing file %s with a page',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..\\secret.txt'
  ])('does not leave its folder for %s', async (path) => {
    const response = await app.request(`http://localhost${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('outside');
  });

  test.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip;q=1.0, br;q=0', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['*', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['zstd', null, (body: Buffer) => body],
    ['', null, (body: Buffer) => body]
  ] as const)('compresses for a client that accepts "%s"', async (accepted, encoding, unpack) => {
    const response = await app.request('/assets/app-D3f1.js', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(unpack(body).toString()).toBe(script);
  });

  test('lets hashed files be kept for ever and has the others asked for each time', async () => {
    const caching = async (path: string) => (await app.request(path)).headers.get('cache-control');
    expect(await caching('/assets/app-D3f1.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/library', '/sw.js', '/manifest.webmanifest']) {
      expect(await caching(path)).toBe('no-cache');
    }
  });

  test('answers 304 to whoever holds the same content in the same encoding', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const etag = (await app.request('/assets/app-D3f1.js', { headers: gzip })).headers.get('etag') ?? '';
    const again = await app.request('/assets/app-D3f1.js', {
      headers: { ...gzip, 'if-none-match': `"other", W/${etag}` }
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    const plain = await app.request('/assets/app-D3f1.js', { headers: { 'if-none-match': etag } });
    expect(plain.status).toBe(200);
  });

  test('answers HEAD with the headers alone and refuses to be written to', async () => {
    const head = await app.request('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(page.length));
    expect(await head.text()).toBe('');
    const post = await app.request('/', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
  });

  test('is asked for at start, not at the first request', () => {
    expect(() => readWebFiles(join(folder, 'web/assets'))).toThrow('There is no web build');
    expect(() => readWebFiles(join(folder, 'missing'))).toThrow('There is no web build');
  });
});

describe('the security headers', () => {
  test.each([
    ['/', 'GET'],
    ['/nowhere', 'GET'],
    ['/assets/app-D3f1.js', 'GET'],
    ['/api/health', 'GET'],
    ['/api/nothing', 'GET'],
    ['/', 'POST'],
    ['/', 'HEAD']
  ])('are on %s %s', async (path, method) => {
    const { headers } = await app.request(path, { method });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('are on a failure too', async () => {
    const response = await app.request('/api/health', { method: 'POST', body: 'x'.repeat(2 * 1024 * 1024) });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
