import { passCredentials } from '../../auth/answer-headers.ts';
import { headersForLibrary } from '../../auth/credentials.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { askLibrary } from './ask-library.ts';
import { countProof } from './count-proof.ts';
import { getPerson } from './get-person.ts';

/** From here on every sign-in asks for a code. The session is a new one. */
export async function confirmSecondFactor(
  context: AccountContext,
  { code }: { readonly code: string },
  request: RequestContext
): Promise<void> {
  const forgetProof = await countProof(context, request, getPerson(request, 'account.manage'));
  const { headers } = await askLibrary(() =>
    context.auth.library.api.verifyTOTP({
      body: { code: code.replaceAll(/\s/g, '') },
      headers: headersForLibrary(request.headers),
      returnHeaders: true
    })
  );
  await forgetProof();
  passCredentials(request, headers);
}
