// Serves pages that the server draws from what it holds, as the app draws them.
import { createHash } from 'node:crypto';
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import { playerOrigins, writeContentSecurityPolicy } from '#shared/contract/content-security-policy.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { RenderPage } from '#shared/contract/prerendering/page-renderer.ts';
import { prerenderedPagesFolder } from '#shared/contract/prerendering/prerendered-pages.ts';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import type { ResponseBody, ResponseCache } from '../http/response-cache.ts';
import type { RateLimitRule } from '../rate-limit/rate-limiter.ts';
import { hashStyle, renderAppShell, type ShellPage } from './render-app-shell.ts';
import { decompress, packPage, unpackPage } from './stored-page.ts';
import { chooseEncoding, matchesEtag, type WebFiles } from './web-files.ts';

export type ServerPage = ShellPage & { readonly isForSearchEngines: boolean };

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

type Served = {
  readonly path: string;
  readonly pages: ResponseCache;
  /** The part of the request that the page depends on. */
  readonly keyOf: (request: HonoContext<RequestVariables>) => string;
  readonly read: (context: Context, key: string, siteUrl: string | undefined) => Promise<ServerPage>;
};

/** The function that serves one path; what is not there is left to the app, which says so. */
export function createPageServer(
  app: Hono<RequestVariables>,
  { context, webFiles, renderPage, siteUrl, sendsTo, attachRequest, rate }: PageDependencies
): (served: Served) => void {
  const index = readText(webFiles, '/index.html') ?? '';

  // The app says in its own words what the status says.
  const answerWithApp = (status: 404 | 429, headers: Readonly<Record<string, string>>): Response =>
    new Response(index, { status, headers: { ...htmlHeaders, ...headers } });

  async function write(page: ServerPage): Promise<ResponseBody> {
    const drawn = await renderPage(page.path, page.data);
    const shell = readText(webFiles, `${prerenderedPagesFolder}${page.name}.html`) ?? index;
    const policy = writeContentSecurityPolicy(sendsTo, playerOrigins, hashStyle(drawn));
    const robots = page.isForSearchEngines ? {} : { 'x-robots-tag': 'noindex' };
    return packPage(
      { 'content-security-policy': policy, ...robots },
      await renderAppShell(shell, page, drawn, siteUrl)
    );
  }

  return ({ path, pages, keyOf, read }) => {
    app.get(path, attachRequest, async (request, next) => {
      const verdict = await context.limits.take(rate, request.get('request').clientAddress);
      if (!verdict.isAllowed) return answerWithApp(429, { 'retry-after': `${verdict.retryAfterSeconds}` });
      const key = keyOf(request);
      try {
        const render = async () => write(await read(context, key, siteUrl));
        return answer(request, await pages.get(`${path} ${key}`, render));
      } catch (error) {
        if (error instanceof ContractFailure && error.code === 'not_found') {
          return answerWithApp(404, { 'x-robots-tag': 'noindex' });
        }
        if (error instanceof ContractFailure) throw error;
        // Without its database the page is still the app, which says what it can.
        context.log.error({ error }, 'a page was not written');
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

function answer(request: HonoContext, stored: ResponseBody): Response {
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
