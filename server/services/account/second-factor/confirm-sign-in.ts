import { and, eq, gt } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { countAttempt, rememberDevice } from '../../../auth/attempt-limits.ts';
import { consumeCode } from '../../../auth/consume-code.ts';
import { callBetterAuth } from '../../../auth/better-auth-errors.ts';
import { headersForBetterAuth, readCredential, sendCredentials } from '../../../auth/credentials.ts';
import { hashToken } from '../../../auth/tokens.ts';
import { users, verifications } from '../../../db/schema/accounts.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { finishSignIn } from '../sign-in/sign-in.ts';
import { cancelRecovery } from './factor-recovery.ts';

/** Completes a sign-in that waits for a second factor. The factor is not lost, so its pending removal ends. */
export async function confirmSignIn(
  context: AccountContext,
  { code: typed, kind }: { readonly code: string; readonly kind: 'totp' | 'recovery' },
  request: RequestContext
): Promise<{ readonly account: Account }> {
  const { id, email } = await findPendingUser(context, request);
  const undoAttempt = await countAttempt(context, request, 'code', email);
  const code = kind === 'totp' ? typed.replaceAll(/\s/g, '') : typed;
  if (kind === 'totp') await consumeCode(context, id, code);
  const { api } = context.auth.betterAuth;
  const call = {
    body: { code },
    headers: headersForBetterAuth(request.headers),
    returnHeaders: true
  } as const;
  const { headers } = await callBetterAuth(() =>
    kind === 'totp' ? api.verifyTOTP(call) : api.verifyBackupCode(call)
  );
  await undoAttempt();
  await cancelRecovery(context, { userId: id });
  sendCredentials(request, headers);
  rememberDevice(context, request, email);
  return { account: await finishSignIn(context, request, id) };
}

/** The user who gave the right password. Throws `unauthenticated` once better-auth's ten minutes are over. */
async function findPendingUser(
  { db, secret }: AccountContext,
  request: RequestContext
): Promise<{ readonly id: string; readonly email: string }> {
  const identifier = readCredential(request.headers, 'secondFactor', secret);
  if (identifier === undefined) throw new ContractFailure('unauthenticated');
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, hashToken(identifier)), gt(verifications.expiresAt, new Date())));
  if (user === undefined) throw new ContractFailure('unauthenticated');
  return user;
}
