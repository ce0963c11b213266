import type { Hono } from 'hono';
import type { RequestVariables } from '../context/request-context.ts';
import type { AccountContext } from '../auth/auth.ts';

/** The OAuth redirect URI; like that of payment events, no route of the contract. */
export const providerCallbackPath = '/api/auth/callback/:provider';

export function registerProviderCallback(
  app: Hono<RequestVariables>,
  { auth, siteUrl }: AccountContext
): void {
  app.get(providerCallbackPath, async (context) => {
    const provider = context.req.param('provider');
    if (!auth.providerNames.includes(provider)) return context.notFound();
    const { search } = new URL(context.req.url);
    // Only these headers are passed on, so that no forwarding header changes the address better-auth sees.
    const headers = new Headers();
    for (const name of ['cookie', 'user-agent']) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const url = `${siteUrl}/api/auth/callback/${encodeURIComponent(provider)}${search}`;
    return auth.betterAuth.handler(new Request(url, { headers }));
  });
}
