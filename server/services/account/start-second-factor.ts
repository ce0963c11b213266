import { headersForLibrary } from '../../auth/credentials.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { askLibrary } from './ask-library.ts';
import { countProof } from './count-proof.ts';
import { getPerson } from './get-person.ts';

type Started = {
  /** For an authenticator app, e.g. as a picture: "otpauth://totp/…". */
  readonly address: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
};

/** Nothing asks for a code before one was confirmed. */
export async function startSecondFactor(
  context: AccountContext,
  { password }: { readonly password: string },
  request: RequestContext
): Promise<Started> {
  const forgetProof = await countProof(context, request, getPerson(request, 'account.manage'));
  const started = await askLibrary(() =>
    context.auth.library.api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: headersForLibrary(request.headers)
    })
  );
  await forgetProof();
  if (started.method !== 'totp') throw new Error(`the second factor is ${started.method}`);
  const secret = new URL(started.totpURI).searchParams.get('secret') ?? '';
  return { address: started.totpURI, secret, recoveryCodes: started.backupCodes };
}
