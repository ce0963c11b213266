import { passCredentials } from '../../auth/answer-headers.ts';
import { headersForLibrary } from '../../auth/credentials.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { askLibrary } from './ask-library.ts';
import { countProof } from './count-proof.ts';
import { getPerson } from './get-person.ts';
import { readMailLanguage } from './mail-language.ts';
import { sendNotice } from './send-notice.ts';

export async function removeSecondFactor(
  context: AccountContext,
  { password }: { readonly password: string },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'account.manage');
  const forgetProof = await countProof(context, request, person);
  const { headers } = await askLibrary(() =>
    context.auth.library.api.disableTwoFactor({
      body: { password },
      headers: headersForLibrary(request.headers),
      returnHeaders: true
    })
  );
  await forgetProof();
  passCredentials(request, headers);
  const language = readMailLanguage(request.headers);
  await context.jobs.add(sendNotice, { userId: person.id, notice: 'secondFactorRemoved', language });
}
