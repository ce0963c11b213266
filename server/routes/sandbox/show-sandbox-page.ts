import type { Context as HonoContext } from 'hono';

type Page = Parameters<HonoContext['html']>[0];

/** A browser applies `form-action` to the redirect after the form too, which leads back to the shop. */
export function showSandboxPage(
  call: HonoContext,
  page: Page,
  ways?: { readonly returnUrl: string }
): Response | Promise<Response> {
  const targets = ways === undefined ? '' : ` ${originOf(ways.returnUrl)}`;
  call.header('cache-control', 'no-store');
  call.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${targets}; base-uri 'none'; frame-ancestors 'none'`
  );
  return call.html(page);
}

function originOf(address: string): string {
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol;
}
