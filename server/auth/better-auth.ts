// better-auth signs people in, checks passwords and second factors, and stores sessions and OAuth accounts. None of its
// routes is served but the OAuth callback: the contract's procedures call `auth.api`.
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Context } from '../context/context.ts';
import { sessions, signInMethods, twoFactors, users, verifications } from '../db/schema/accounts.ts';
import type { IdPrefix } from '../context/new-id.ts';
import { cookieNames } from './credentials.ts';
import { ownSession } from './own-session.ts';
import type { Passwords } from './passwords.ts';
import type { Providers } from './oauth-providers.ts';
import { secondFactor } from './second-factor.ts';
import { sessionLifetimeSeconds } from './session.ts';
import { hashToken } from './tokens.ts';

export type BetterAuthParts = {
  readonly context: Pick<Context, 'db' | 'secret' | 'siteUrl' | 'newId'>;
  readonly passwords: Passwords;
  readonly providers: Providers;
  /** Names for a person whose first sign-in is through an OAuth provider. */
  readonly nameFor: (provided: {
    readonly email: string;
    readonly name: string;
  }) => Promise<{ readonly username: string; readonly displayName: string }>;
  /** Tells a new person that they are called by their username, since the provider's name could not be used. */
  readonly notifyNameReplaced: (userId: string, username: string) => Promise<void>;
  /** The restriction that prevents sign-up; null while registration is open. */
  readonly findRefusal: () => Promise<ErrorCode | null>;
};

export const createBetterAuth = ({ context, passwords, providers, ...hooks }: BetterAuthParts) =>
  betterAuth({
    ...models,
    appName: 'Reelwright',
    baseURL: context.siteUrl,
    basePath: '/api/auth',
    secret: context.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    /** Counts requests by address on its own routes only; `attempt-limits.ts` counts attempts by account. */
    rateLimit: { enabled: false },
    trustedOrigins: [context.siteUrl],
    onAPIError: { errorURL: '/auth/returned' },
    database: drizzleAdapter(context.db, {
      provider: 'pg',
      transaction: true,
      usePlural: true,
      schema: { users, sessions, signInMethods, verifications, twoFactors }
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 200,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(hash, password)
      }
    },
    socialProviders: providers.social,
    plugins: [secondFactor, genericOAuth({ config: [...providers.generic] }), ownSession],
    databaseHooks: minimizeData(hooks),
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookieNames.session,
      cookies: { session_token: { name: cookieNames.session } },
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: {
        generateId: ({ model }) => context.newId(prefixes[model] ?? 'vrf'),
        /** A user and their password in one query: a second one would tell that the address has an account. */
        joins: true
      }
    }
  });

export type BetterAuth = ReturnType<typeof createBetterAuth>;

const prefixes: Readonly<Record<string, IdPrefix>> = {
  user: 'usr',
  session: 'ses',
  account: 'sim',
  verification: 'vrf',
  twoFactor: 'tfa'
};

/** Maps its models to our tables; the adapter adds the plural. */
const models = {
  user: {
    fields: { name: 'displayName', image: 'avatarKey', emailVerified: 'isVerified' },
    additionalFields: { username: { type: 'string', required: false, input: false } }
  },
  session: { expiresIn: sessionLifetimeSeconds, disableSessionRefresh: true },
  account: {
    modelName: 'signInMethod',
    updateAccountOnSignIn: false,
    accountLinking: { enabled: true, allowDifferentEmails: false }
  },
  verification: {
    storeIdentifier: { hash: (identifier: string) => Promise.resolve(hashToken(identifier)) }
  }
} as const satisfies BetterAuthOptions;

const minimizeData = ({
  nameFor,
  notifyNameReplaced,
  findRefusal
}: Omit<BetterAuthParts, 'context' | 'passwords' | 'providers'>): BetterAuthOptions['databaseHooks'] => ({
  user: {
    create: {
      /** The provider's picture is not used: every view of it would reach the provider. */
      before: async (user) => {
        const refusal = await findRefusal();
        if (refusal !== null) throw new APIError('FORBIDDEN', { code: refusal, message: refusal });
        const { username, displayName } = await nameFor(user);
        return { data: { ...user, image: null, name: displayName, username } };
      },
      after: async ({ id, name, username }) => {
        if (name === username) await notifyNameReplaced(id, name);
      }
    }
  },
  account: {
    create: {
      /** The provider's API is never called for the person, so its tokens are not stored. */
      before: (account) =>
        Promise.resolve({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null }
        })
    }
  }
});
