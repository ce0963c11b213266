import type { MiddlewareHandler } from 'hono';
import { usesCookies } from '../auth/credentials.ts';
import { problemResponse } from '../http/problem-response.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that may carry the browser's cookie unless it comes from a page of this origin, by `Sec-Fetch-Site`
 * or, in older browsers, `Origin`; without either header it is refused. Without a `siteUrl` the requested scheme and
 * host count as the site.
 */
export function csrfProtection(siteUrl: string | undefined): MiddlewareHandler {
  return async function refuseCrossSiteWrite(context, next) {
    const { headers, method, url } = context.req.raw;
    if (safeMethods.has(method) || !usesCookies(headers) || isSameOrigin(headers, siteUrl, url))
      return next();
    return problemResponse('forbidden_sender');
  };
}

function isSameOrigin(headers: Headers, siteUrl: string | undefined, url: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(url);
  return new URL(origin).origin === (siteUrl ?? `${protocol}//${headers.get('host') ?? host}`);
}
