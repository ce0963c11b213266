// Roles and suspensions; each change leaves an audit entry.
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Role } from '#shared/domain/people/actor.ts';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { userRoles } from '../../../db/schema/audit.ts';
import { addDecision, endDecisions } from '../../moderation/add-decision.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { refreshSellerListings } from '../../listing/publish/refresh-listings.ts';
import { revokeSessions } from '../sessions/sessions.ts';

type Grant = {
  readonly email: string;
  readonly role: Exclude<Role, 'user' | 'seller'>;
  /** Null where it is a command on the server itself. */
  readonly actorId: string | null;
  readonly reason: string;
};

/** Throws `not_found` without such an account. Granting a role twice leaves one audit entry. */
export async function grantRole(
  context: Pick<Context, 'db' | 'newId' | 'now'>,
  { email, role, actorId, reason }: Grant
): Promise<void> {
  const { db } = context;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)));
    if (user === undefined) throw new ContractFailure('not_found');
    const granted = await tx
      .insert(userRoles)
      .values({ userId: user.id, role })
      .onConflictDoNothing()
      .returning();
    if (granted.length === 0) return;
    const details = { role };
    await addAuditEntry(context, tx, { actorId, action: 'role.grant', subjectId: user.id, reason, details });
  });
}

type Suspension = {
  readonly userId: string;
  /** Null for a command on the server itself. */
  readonly actorId: string | null;
  readonly reason: string;
};

/** Revokes every session. The person may sign in again to read, export their data and delete the account. */
export async function suspendAccount(
  context: Pick<Context, 'db' | 'newId' | 'now'>,
  { userId, actorId, reason }: Suspension
): Promise<void> {
  const { db } = context;
  await db.transaction(async (tx) => {
    const suspended = await tx
      .update(users)
      .set({ suspendedAt: new Date(context.now()) })
      .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (suspended.length === 0) throw new ContractFailure('not_found');
    await revokeSessions(tx, userId);
    await refreshSellerListings(tx, userId, context.now());
    await addAuditEntry(context, tx, { actorId, action: 'account.suspend', subjectId: userId, reason });
    const decision = { kind: 'account_suspended', subjectId: userId, title: null } as const;
    await addDecision(context, tx, { ...decision, userId, actorId, reason });
  });
}

/** Their listings are public again, and their permissions return with their next request. */
export async function liftSuspension(
  context: Pick<Context, 'db' | 'newId' | 'now'>,
  { userId, actorId, reason }: Suspension
): Promise<void> {
  const { db } = context;
  await db.transaction(async (tx) => {
    const lifted = await tx
      .update(users)
      .set({ suspendedAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.suspendedAt), isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (lifted.length === 0) throw new ContractFailure('not_found');
    await refreshSellerListings(tx, userId, context.now());
    await addAuditEntry(context, tx, {
      actorId,
      action: 'account.lift_suspension',
      subjectId: userId,
      reason
    });
    await endDecisions(context, tx, { kinds: ['account_suspended'], subjectId: userId });
  });
}
