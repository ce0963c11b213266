// Administrators' actions on an account; each writes an audit entry in its transaction.
import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { liftSuspension, suspendAccount } from '../../account/lifecycle/moderation.ts';
import { revokeSessions } from '../../account/sessions/sessions.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { changeSellerState } from '../../seller/change-seller-state.ts';
import { type ActContext, getAdministrator, lockUser } from './act-on-user.ts';
import { refuseAdministrator } from './set-administrator.ts';

/** Throws `conflict` where nothing would change, and `is_administrator`. */
export async function setSuspended(
  context: ActContext,
  { id: userId, isSuspended, reason }: InputOf<CloudContract['users.setSuspended']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, userId);
  await context.db.transaction(async (tx) => {
    const { suspendedAt } = await lockUser(tx, userId);
    await refuseAdministrator(tx, userId);
    if (isSuspended === (suspendedAt !== null)) throw new ContractFailure('conflict');
    const change = isSuspended ? suspendAccount : liftSuspension;
    await change({ ...context, db: tx }, { userId, actorId, reason });
  });
}

/** Throws `not_found` for who does not sell, and `conflict` where nothing would change. */
export async function setSellerState(
  context: ActContext,
  { id: userId, state, until, reason }: InputOf<CloudContract['users.setSellerState']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, userId);
  if (until !== null && until <= context.now())
    throw new ContractFailure('invalid_input', 'The end is in the past');
  await changeSellerState(context, { userId, state, until, reason, actorId });
}

/** Also ends sign-ins that wait for a second factor, and codes of the desktop. */
export async function signOutUser(
  context: ActContext,
  { id, reason }: InputOf<CloudContract['users.signOut']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, id);
  await context.db.transaction(async (tx) => {
    await lockUser(tx, id);
    await revokeSessions(tx, id);
    await addAuditEntry(context, tx, { actorId, action: 'account.sign_out', subjectId: id, reason });
  });
}

/** Throws `conflict` where the address is verified already. */
export async function verifyUserEmail(
  context: ActContext,
  { id, reason }: InputOf<CloudContract['users.verifyEmail']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, id);
  await context.db.transaction(async (tx) => {
    const { isVerified } = await lockUser(tx, id);
    if (isVerified) throw new ContractFailure('conflict');
    await tx.update(users).set({ isVerified: true }).where(eq(users.id, id));
    await addAuditEntry(context, tx, { actorId, action: 'account.verify', subjectId: id, reason });
  });
}
