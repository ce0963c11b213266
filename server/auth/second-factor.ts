import { createAuthMiddleware } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';

const plugin = twoFactor({
  issuer: 'Reelwright',
  /** A lockout lets an attacker lock the owner out; `attempt-limits.ts` slows attempts down instead. */
  accountLockout: { enabled: false },
  schema: {
    user: { fields: { twoFactorEnabled: 'hasSecondFactor' } }
  }
});

type HookContext = { readonly path?: string };

const isProviderCallback = ({ path }: HookContext): boolean => path === '/callback/:id';

/**
 * better-auth asks for the second factor after a password only. Its hook, which replaces the new session by a pending
 * sign-in, runs after the OAuth callback too. It answers with JSON for a fetch; the callback is a navigation, so it
 * redirects to the page that asks for the code.
 */
export const secondFactor = {
  ...plugin,
  hooks: {
    after: [
      ...plugin.hooks.after.map((hook) => ({
        matcher: (context: Parameters<typeof hook.matcher>[0]) =>
          hook.matcher(context) || isProviderCallback(context),
        handler: hook.handler
      })),
      {
        matcher: isProviderCallback,
        handler: createAuthMiddleware((context) => {
          const { returned, responseHeaders } = context.context;
          if (!isCodeWanted(returned)) return Promise.resolve();
          const destination = new URL(responseHeaders?.get('location') ?? '');
          const page = new URL('/auth/second-factor', destination);
          page.searchParams.set('returnTo', `${destination.pathname}${destination.search}`);
          throw context.redirect(page.href);
        })
      }
    ]
  }
};

const isCodeWanted = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'twoFactorRedirect' in returned;
