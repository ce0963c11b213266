import type { Account } from '#shared/domain/people/account.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { callBetterAuth } from '../../../auth/better-auth-errors.ts';
import { headersForBetterAuth, sendCredentials } from '../../../auth/credentials.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import { finishSignIn } from './sign-in.ts';

/** Signs in a person who proved their identity without a password. The caller has checked the proof. */
export async function openSession(
  context: AccountContext,
  request: RequestContext,
  userId: string
): Promise<Account> {
  const { headers } = await callBetterAuth(() =>
    context.auth.betterAuth.api.createOwnSession({
      body: { userId },
      headers: headersForBetterAuth(request.headers),
      returnHeaders: true
    })
  );
  sendCredentials(request, headers);
  return finishSignIn(context, request, userId);
}
