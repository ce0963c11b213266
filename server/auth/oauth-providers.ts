import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { Configuration } from '../configuration/configuration.ts';

type KeyPair = { readonly clientId: string; readonly clientSecret: string };

/** OAuth providers, as better-auth takes them. */
export type Providers = {
  readonly social: { readonly google?: KeyPair; readonly github?: KeyPair };
  readonly generic: readonly GenericOAuthConfig[];
};

export const noProviders: Providers = { social: {}, generic: [] };

/** The providers that are configured with keys. */
export function readProviders({ google, github, oidc }: Configuration['providers']): Providers {
  return {
    social: { ...(google === undefined ? {} : { google }), ...(github === undefined ? {} : { github }) },
    generic:
      oidc === undefined
        ? []
        : [
            {
              providerId: oidc.name,
              discoveryUrl: oidc.discoveryUrl,
              clientId: oidc.clientId,
              clientSecret: oidc.clientSecret,
              scopes: ['openid', 'email', 'profile'],
              pkce: true
            }
          ]
  };
}
