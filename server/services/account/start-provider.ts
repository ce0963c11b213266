import { ContractFailure } from '#shared/contract/errors.ts';
import { passCredentials } from '../../auth/answer-headers.ts';
import { headersForLibrary, isDesktop } from '../../auth/credentials.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { askLibrary } from './ask-library.ts';
import { refuseInsecureAddress } from './refuse-insecure-address.ts';

type Wanted = { readonly provider: string; readonly returnTo: string };

/** The address at the other service. Only for a browser: the desktop goes through one. `not_ready` while it is away. */
export async function startProvider(
  context: AccountContext,
  wanted: Wanted,
  request: RequestContext
): Promise<{ readonly url: string }> {
  refuseInsecureAddress(request);
  if (isDesktop(request.headers)) throw new ContractFailure('forbidden');
  if (!context.auth.providerNames.includes(wanted.provider)) throw new ContractFailure('not_found');
  const url = (await askForAddress(context, wanted, request)) ?? (await askAgain(context, wanted, request));
  if (url === null) throw new ContractFailure('not_ready');
  return { url };
}

function askAgain(context: AccountContext, wanted: Wanted, request: RequestContext): Promise<string | null> {
  context.auth.lookUpAgain();
  return askForAddress(context, wanted, request);
}

/** Null where the library does not know the service, which was away when it was looked up. */
async function askForAddress(
  { auth, siteUrl }: AccountContext,
  { provider, returnTo }: Wanted,
  request: RequestContext
): Promise<string | null> {
  const answer = await askLibrary(() =>
    auth.library.api.signInSocial({
      body: {
        provider,
        callbackURL: `${siteUrl}${returnTo}`,
        errorCallbackURL: `${siteUrl}/auth/returned`,
        disableRedirect: true
      },
      headers: headersForLibrary(request.headers),
      returnHeaders: true
    })
  ).catch((error: unknown) => {
    if (error instanceof ContractFailure && error.code === 'not_found') return null;
    throw error;
  });
  if (answer === null) return null;
  passCredentials(request, answer.headers);
  if (answer.response.url === undefined) throw new Error(`${provider} gave no address`);
  return answer.response.url;
}
