import { ContractFailure } from '#shared/contract/errors.ts';
import { callBetterAuth } from '../../../auth/better-auth-errors.ts';
import { headersForBetterAuth, isDesktop, sendCredentials } from '../../../auth/credentials.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { refuseInsecureAddress } from './sign-in.ts';

export const listProviders = ({ auth }: AccountContext): string[] => [...auth.providerNames];

type Requested = { readonly provider: string; readonly returnTo: string };

/** The OAuth provider's authorization URL, for browsers only. Throws `not_ready` while the provider is unreachable. */
export async function startProviderSignIn(
  context: AccountContext,
  requested: Requested,
  request: RequestContext
): Promise<{ readonly url: string }> {
  refuseInsecureAddress(request);
  if (isDesktop(request.headers)) throw new ContractFailure('forbidden');
  if (!context.auth.providerNames.includes(requested.provider)) throw new ContractFailure('not_found');
  const url =
    (await createAuthorizationUrl(context, requested, request)) ??
    (await retryAfterDiscovery(context, requested, request));
  if (url === null) throw new ContractFailure('not_ready');
  return { url };
}

function retryAfterDiscovery(
  context: AccountContext,
  requested: Requested,
  request: RequestContext
): Promise<string | null> {
  context.auth.rediscoverProviders();
  return createAuthorizationUrl(context, requested, request);
}

/** Null where better-auth does not know the provider, which was unreachable at its discovery. */
async function createAuthorizationUrl(
  { auth, siteUrl }: AccountContext,
  { provider, returnTo }: Requested,
  request: RequestContext
): Promise<string | null> {
  const answer = await callBetterAuth(() =>
    auth.betterAuth.api.signInSocial({
      body: {
        provider,
        callbackURL: `${siteUrl}${returnTo}`,
        errorCallbackURL: `${siteUrl}/auth/returned`,
        disableRedirect: true
      },
      headers: headersForBetterAuth(request.headers),
      returnHeaders: true
    })
  ).catch((error: unknown) => {
    if (error instanceof ContractFailure && error.code === 'not_found') return null;
    throw error;
  });
  if (answer === null) return null;
  sendCredentials(request, answer.headers);
  if (answer.response.url === undefined) throw new Error(`${provider} has no authorization URL`);
  return answer.response.url;
}
