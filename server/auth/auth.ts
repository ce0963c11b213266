import type { Context } from '../context.ts';
import { findFreeUsername } from '../services/account/find-free-username.ts';
import { type AuthLibrary, createLibrary } from './library.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { noProviders, type Providers } from './providers.ts';

export type Auth = {
  readonly library: AuthLibrary;
  /** Has the library look up the other services again: it does so once, and one that was away then stays unknown to it. */
  readonly lookUpAgain: () => void;
  readonly passwords: Passwords;
  /** Names of the other services that may be used to sign in. */
  readonly providerNames: readonly string[];
};

export type AuthOptions = {
  readonly providers?: Providers | undefined;
  /** Told of every password that is hashed or checked. */
  readonly onHash?: (() => void) | undefined;
};

export function createAuth(context: Context, { providers = noProviders, onHash }: AuthOptions = {}): Auth {
  const passwords = createPasswords(onHash);
  const create = () =>
    createLibrary({
      context,
      passwords,
      providers,
      nameFor: (email) => findFreeUsername(context.db, email)
    });
  let library = create();
  return {
    get library() {
      return library;
    },
    lookUpAgain: () => {
      library = create();
    },
    passwords,
    providerNames: [
      ...Object.keys(providers.social),
      ...providers.generic.map(({ providerId }) => providerId)
    ]
  };
}
