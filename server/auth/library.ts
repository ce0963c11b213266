// The library that keeps sessions, second factors and other services' accounts. Its own routes are not served, but
// for the one that other services send people back to.
import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Context } from '../context.ts';
import { sessions, signInMethods, twoFactors, users, verifications } from '../db/schema/accounts.ts';
import type { IdPrefix } from '../new-id.ts';
import { cookieNames, sessionSeconds } from './cookies.ts';
import { enterPlugin } from './enter.ts';
import type { Passwords } from './passwords.ts';
import type { Providers } from './providers.ts';

export type LibraryParts = {
  readonly context: Pick<Context, 'db' | 'secret' | 'siteUrl' | 'newId'>;
  readonly passwords: Passwords;
  readonly providers: Providers;
  /** A username for somebody who came through another service and has none yet. */
  readonly nameFor: (email: string) => Promise<string>;
};

export const createLibrary = ({ context, passwords, providers, nameFor }: LibraryParts) =>
  betterAuth({
    ...keptAs,
    appName: 'Reelwright',
    baseURL: context.siteUrl,
    basePath: '/api/auth',
    secret: context.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    /** Ours counts instead: see `guess-limits.ts`. */
    rateLimit: { enabled: false },
    trustedOrigins: [context.siteUrl],
    onAPIError: { errorURL: '/auth/returned' },
    database: drizzleAdapter(context.db, {
      provider: 'pg',
      transaction: true,
      schema: { users, sessions, signInMethods, verifications, twoFactors }
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 200,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.isRight(hash, password)
      }
    },
    socialProviders: providers.social,
    plugins: [secondFactor, genericOAuth({ config: [...providers.generic] }), enterPlugin],
    databaseHooks: keepLess(nameFor),
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookieNames.session,
      cookies: { session_token: { name: cookieNames.session } },
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: ({ model }) => context.newId(prefixes[model] ?? 'vrf') }
    }
  });

export type AuthLibrary = ReturnType<typeof createLibrary>;

const prefixes: Readonly<Record<string, IdPrefix>> = {
  user: 'usr',
  session: 'ses',
  account: 'sim',
  verification: 'vrf',
  twoFactor: 'tfa'
};

/** Our names for what it keeps. */
const keptAs = {
  user: {
    modelName: 'users',
    fields: { name: 'displayName', image: 'avatarKey', emailVerified: 'isVerified' },
    additionalFields: { username: { type: 'string', required: false, input: false } }
  },
  session: { modelName: 'sessions', expiresIn: sessionSeconds, disableSessionRefresh: true },
  account: {
    modelName: 'signInMethods',
    updateAccountOnSignIn: false,
    accountLinking: { enabled: true, allowDifferentEmails: false }
  },
  verification: {
    modelName: 'verifications',
    storeIdentifier: {
      hash: (text: string) => Promise.resolve(createHash('sha256').update(text).digest('base64url'))
    }
  }
} as const satisfies BetterAuthOptions;

const secondFactor = twoFactor({
  issuer: 'Reelwright',
  /** A lock would let whoever has the password keep the owner out; `guess-limits.ts` slows down instead. */
  accountLockout: { enabled: false },
  schema: {
    user: { fields: { twoFactorEnabled: 'hasSecondFactor' } },
    twoFactor: { modelName: 'twoFactors' }
  }
});

const keepLess = (nameFor: LibraryParts['nameFor']): BetterAuthOptions['databaseHooks'] => ({
  user: {
    create: {
      /** The picture stays at the other service: fetching it would tell them who looks. */
      before: async (user) => ({
        data: {
          ...user,
          image: null,
          name: user.name.trim().slice(0, 60) || 'Reelwright user',
          username: await nameFor(user.email)
        }
      })
    }
  },
  account: {
    create: {
      /** Nothing is done in their name at the other service, so its keys are not kept. */
      before: (account) =>
        Promise.resolve({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null }
        })
    }
  }
});
