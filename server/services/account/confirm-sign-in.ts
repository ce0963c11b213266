import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { passCredentials } from '../../auth/answer-headers.ts';
import { headersForLibrary, readCredential } from '../../auth/credentials.ts';
import { countGuess } from '../../auth/guess-limits.ts';
import { rememberDevice } from '../../auth/known-device.ts';
import { users } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { askLibrary } from './ask-library.ts';
import { welcome } from './enter.ts';
import { spendCode } from './spend-code.ts';

type Typed = { readonly code: string; readonly kind: 'totp' | 'recovery' };

/** Ends a half-open sign-in with a code. */
export async function confirmSignIn(
  context: AccountContext,
  { code, kind }: Typed,
  request: RequestContext
): Promise<{ readonly account: Account }> {
  const { id, email } = await findWaiting(context, request);
  const forgetGuess = await countGuess(context, request, 'code', email);
  const typed = kind === 'totp' ? code.replaceAll(/\s/g, '') : code;
  if (kind === 'totp') await spendCode(context, id, typed);
  const { api } = context.auth.library;
  const call = {
    body: { code: typed },
    headers: headersForLibrary(request.headers),
    returnHeaders: true
  } as const;
  const { headers } = await askLibrary(() =>
    kind === 'totp' ? api.verifyTOTP(call) : api.verifyBackupCode(call)
  );
  await forgetGuess();
  passCredentials(request, headers);
  rememberDevice(context, request, email);
  return { account: await welcome(context, request, id) };
}

/** Who gave the right password and is asked for a code; throws `unauthenticated` when they took too long. */
async function findWaiting(
  { db, auth, secret }: AccountContext,
  request: RequestContext
): Promise<{ readonly id: string; readonly email: string }> {
  const identifier = readCredential(request.headers, 'secondFactor', secret);
  const { internalAdapter } = await auth.library.$context;
  const challenge = identifier === undefined ? null : await internalAdapter.findVerificationValue(identifier);
  if (challenge === null || challenge.expiresAt < new Date()) throw new ContractFailure('unauthenticated');
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, challenge.value));
  if (user === undefined) throw new ContractFailure('unauthenticated');
  return user;
}
