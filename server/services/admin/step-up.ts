// Administration asks for the second factor again: on entering, and after 15 minutes without an administrator's request.
import { and, eq, gt } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { AccountContext } from '../../auth/auth.ts';
import { callBetterAuth } from '../../auth/better-auth-errors.ts';
import { consumeCode } from '../../auth/consume-code.ts';
import { headersForBetterAuth } from '../../auth/credentials.ts';
import { countReauthentication } from '../../auth/reauthenticate.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';

export const stepUpIdleMs = 15 * 60_000;

type Access = OutputOf<CloudContract['admin.getAccess']>;

/** Tells whether the session has stepped up, and whether the person has a second factor to do so. */
export async function getAdminAccess(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: RequestContext
): Promise<Access> {
  const { id } = getPerson(request, 'admin.enter');
  const [found] = await db
    .select({ hasSecondFactor: users.hasSecondFactor, until: sessions.steppedUpUntil })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, id), eq(sessions.id, request.sessionId ?? '')));
  if (found === undefined) throw new ContractFailure('unauthenticated');
  const { hasSecondFactor, until } = found;
  return { hasSecondFactor, hasSteppedUp: hasSecondFactor && until !== null && until.getTime() > now() };
}

/** Verifies a code of the second factor. Throws `second_factor_missing`, or `wrong_code` also for a used code. */
export async function stepUp(
  context: AccountContext,
  { code: typed, kind }: InputOf<CloudContract['admin.stepUp']>,
  request: RequestContext
): Promise<Access> {
  const { db, now } = context;
  const person = getPerson(request, 'admin.enter');
  const { hasSecondFactor } = await getAdminAccess(context, request);
  if (!hasSecondFactor) throw new ContractFailure('second_factor_missing');
  const undoAttempt = await countReauthentication(context, request, person);
  const code = kind === 'totp' ? typed.replaceAll(/\s/g, '') : typed;
  if (kind === 'totp') await consumeCode(context, person.id, code);
  const call = { body: { code }, headers: headersForBetterAuth(request.headers) };
  const { api } = context.auth.betterAuth;
  await callBetterAuth(() => (kind === 'totp' ? api.verifyTOTP(call) : api.verifyBackupCode(call)));
  await undoAttempt();
  await db.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ steppedUpUntil: new Date(now() + stepUpIdleMs) })
      .where(eq(sessions.id, request.sessionId ?? ''));
    const { id } = person;
    const reason = kind === 'totp' ? 'with an authenticator code' : 'with a recovery code';
    await addAuditEntry(context, tx, { actorId: id, action: 'admin.enter', subjectId: id, reason });
  });
  return { hasSecondFactor: true, hasSteppedUp: true };
}

/** Lets a session that stepped up go on for another 15 minutes; throws `step_up_required` or `second_factor_missing`. */
export async function extendStepUp(
  { db, now }: Pick<Context, 'db' | 'now'>,
  request: RequestContext
): Promise<void> {
  const extended = await db
    .update(sessions)
    .set({ steppedUpUntil: new Date(now() + stepUpIdleMs) })
    .from(users)
    .where(
      and(
        eq(sessions.id, request.sessionId ?? ''),
        eq(users.id, sessions.userId),
        eq(users.hasSecondFactor, true),
        gt(sessions.steppedUpUntil, new Date(now()))
      )
    )
    .returning({ id: sessions.id });
  if (extended.length > 0) return;
  const { hasSecondFactor } = await getAdminAccess({ db, now }, request);
  throw new ContractFailure(hasSecondFactor ? 'step_up_required' : 'second_factor_missing');
}
