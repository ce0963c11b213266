import type { MiddlewareHandler } from 'hono';
import { usesCookies } from '../auth/credentials.ts';
import { problemResponse } from '../problem.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write that may carry the browser's cookie must come from a page of ours, whatever its body is. A browser says so
 * by `Sec-Fetch-Site`, an older one by `Origin`; who says neither is not let in. `siteUrl` is undefined where the site
 * has no fixed address: then the host that was asked for is the site.
 */
export function refuseForeignWrites(siteUrl: string | undefined): MiddlewareHandler {
  return async function refuseForeignWrite(context, next) {
    const { headers, method, url } = context.req.raw;
    if (safeMethods.has(method) || !usesCookies(headers) || isOurs(headers, siteUrl, url)) return next();
    return problemResponse('forbidden_sender');
  };
}

function isOurs(headers: Headers, siteUrl: string | undefined, url: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { origin: from, host } = new URL(origin);
  return from === siteUrl || (siteUrl === undefined && host === (headers.get('host') ?? new URL(url).host));
}
