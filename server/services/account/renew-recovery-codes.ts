import { headersForLibrary } from '../../auth/credentials.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { askLibrary } from './ask-library.ts';
import { countProof } from './count-proof.ts';
import { getPerson } from './get-person.ts';

/** The old ones open nothing any more. */
export async function renewRecoveryCodes(
  context: AccountContext,
  { password }: { readonly password: string },
  request: RequestContext
): Promise<{ readonly recoveryCodes: string[] }> {
  const forgetProof = await countProof(context, request, getPerson(request, 'account.manage'));
  const { backupCodes } = await askLibrary(() =>
    context.auth.library.api.generateBackupCodes({
      body: { password },
      headers: headersForLibrary(request.headers)
    })
  );
  await forgetProof();
  return { recoveryCodes: backupCodes };
}
