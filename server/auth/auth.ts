import type { Context } from '../context/context.ts';
import { type BetterAuth, type BetterAuthParts, createBetterAuth } from './better-auth.ts';
import { nameNewPerson } from './new-person-names.ts';
import { noProviders, type Providers } from './oauth-providers.ts';
import { findRegistrationRefusal } from './registration-refusal.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export type Auth = {
  readonly betterAuth: BetterAuth;
  /** Replaces better-auth, which discovers OpenID providers only once and drops one that was unreachable then. */
  readonly rediscoverProviders: () => void;
  readonly passwords: Passwords;
  /** Ids of the OAuth providers that are configured. */
  readonly providerNames: readonly string[];
};

export type AuthOptions = {
  readonly providers?: Providers | undefined;
  /** Called for every password that is hashed or verified. */
  readonly onHash?: (() => void) | undefined;
  readonly notifyNameReplaced?: BetterAuthParts['notifyNameReplaced'];
};

export function createAuth(
  context: Context,
  { providers = noProviders, onHash, notifyNameReplaced = () => Promise.resolve() }: AuthOptions = {}
): Auth {
  const passwords = createPasswords(onHash);
  const create = () =>
    createBetterAuth({
      context,
      passwords,
      providers,
      nameFor: (provided) => nameNewPerson(context.db, provided),
      notifyNameReplaced,
      findRefusal: () => findRegistrationRefusal(context.db)
    });
  let betterAuth = create();
  return {
    get betterAuth() {
      return betterAuth;
    },
    rediscoverProviders: () => {
      betterAuth = create();
    },
    passwords,
    providerNames: [
      ...Object.keys(providers.social),
      ...providers.generic.map(({ providerId }) => providerId)
    ]
  };
}

/** The dependencies of the account services. */
export type AccountContext = Context & { readonly auth: Auth };
