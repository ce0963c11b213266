// Server-side rendering: renders pages from the server's own data with the app's components.
import { createHash } from 'node:crypto';
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { playerOrigins, writeContentSecurityPolicy } from '#shared/contract/content-security-policy.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RenderPage } from '#shared/contract/prerendering/page-renderer.ts';
import { prerenderedPagesFolder } from '#shared/contract/prerendering/prerendered-pages.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import type { ResponseBody, ResponseCache } from '../http/response-cache.ts';
import type { RateLimitRule } from '../rate-limit/rate-limiter.ts';
import { hashStyle, renderAppShell, type ShellPage } from './render-app-shell.ts';
import { chooseEncoding, matchesEtag, type WebFiles } from './web-files.ts';

export type ServerPage = ShellPage & { readonly isIndexable: boolean };

export type PageDependencies = {
  readonly context: Context;
  readonly webFiles: WebFiles;
  readonly renderPage: RenderPage;
  readonly siteUrl: string | undefined;
  /** The only foreign origins that pages may send to. */
  readonly sendsTo: readonly string[];
  /** Sets the client's address for the rate limit. */
  readonly attachRequest: MiddlewareHandler<RequestVariables>;
  /** Pages per address: a page costs as much as the API responses in it, so both count together. */
  readonly rate: RateLimitRule;
};

type PageRoute = {
  readonly path: string;
  readonly pages: ResponseCache;
  /** The cache key: the part of the request that the page depends on. */
  readonly keyOf: (request: HonoContext<RequestVariables>) => string;
  readonly read: (context: Context, key: string, siteUrl: string | undefined) => Promise<ServerPage>;
};

/** Returns a function that registers the route of one page. The app itself shows "not found" and rate-limit errors. */
export function createPageServer(
  app: Hono<RequestVariables>,
  { context, webFiles, renderPage, siteUrl, sendsTo, attachRequest, rate }: PageDependencies
): (route: PageRoute) => void {
  const index = readText(webFiles, '/index.html') ?? '';

  // The app shows the message for the status.
  const respondWithAppShell = (status: 404 | 429, headers: Readonly<Record<string, string>>): Response =>
    new Response(index, { status, headers: { ...htmlHeaders, ...headers } });

  async function render(page: ServerPage): Promise<ResponseBody> {
    const html = await renderPage(page.path, page.data);
    const shell = readText(webFiles, `${prerenderedPagesFolder}${page.name}.html`) ?? index;
    const policy = writeContentSecurityPolicy(sendsTo, playerOrigins, hashStyle(html));
    const robots = page.isIndexable ? {} : { 'x-robots-tag': 'noindex' };
    return packPage(
      { 'content-security-policy': policy, ...robots },
      await renderAppShell(shell, page, html, siteUrl)
    );
  }

  return ({ path, pages, keyOf, read }) => {
    app.get(path, attachRequest, async (request, next) => {
      const verdict = await context.limits.take(rate, request.get('request').clientAddress);
      if (!verdict.isAllowed)
        return respondWithAppShell(429, { 'retry-after': `${verdict.retryAfterSeconds}` });
      const key = keyOf(request);
      try {
        const load = async () => render(await read(context, key, siteUrl));
        return respond(request, await pages.get(`${path} ${key}`, load));
      } catch (error) {
        if (error instanceof ContractFailure && error.code === 'not_found') {
          return respondWithAppShell(404, { 'x-robots-tag': 'noindex' });
        }
        if (error instanceof ContractFailure) throw error;
        // Without the database the static shell is served, and the app in it reports the failure.
        context.log.error({ error }, 'a page was not rendered');
        return next();
      }
    });
  };
}

/** A file of the web build. */
function readText(webFiles: WebFiles, path: string): string | undefined {
  const file = webFiles.get(path);
  return file && Buffer.from(file.bodies.identity ?? []).toString();
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } as const;

function respond(request: HonoContext, stored: ResponseBody): Response {
  const { headers: own, compressed } = unpackPage(stored);
  const encoding = chooseEncoding(request.req.header('accept-encoding'), ['br', 'identity']);
  const hash = createHash('sha256').update(stored).digest('base64url');
  const isCompressed = encoding === 'br';
  const etag = `"${hash}${isCompressed ? '-br' : ''}"`;
  const headers = { ...htmlHeaders, ...own, etag, vary: 'accept-encoding' };
  if (matchesEtag(request.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return isCompressed
    ? new Response(compressed, { status: 200, headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(decompress(compressed), { status: 200, headers });
}

// A page as it is cached: compressed, with the headers that are its own.
type PageHeaders = Readonly<Record<string, string>>;
type StoredPage = { readonly headers: PageHeaders; readonly compressed: ResponseBody };

const compress = promisify(brotliCompress);
/** Above it a page takes several times as long to compress for a few percent. */
const quality = 5;
const lengthBytes = 4;

async function packPage(headers: PageHeaders, html: string): Promise<ResponseBody> {
  const head = Buffer.from(JSON.stringify(headers));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(head.byteLength);
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return new Uint8Array(Buffer.concat([length, head, body]));
}

function unpackPage(stored: ResponseBody): StoredPage {
  const start = lengthBytes + Buffer.from(stored.buffer, stored.byteOffset).readUInt32BE();
  const head = Buffer.from(stored.subarray(lengthBytes, start)).toString();
  return { headers: JSON.parse(head) as PageHeaders, compressed: stored.subarray(start) };
}

/** For the few who do not take brotli. */
const decompress = (compressed: ResponseBody): ResponseBody =>
  new Uint8Array(brotliDecompressSync(compressed));
