import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { userRoles } from '../../../db/schema/audit.ts';
import { lockAdministrators } from '../../account/lifecycle/administrators.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { type ActContext, getAdministrator, lockUser } from './act-on-user.ts';

/** Throws `is_administrator`: suspending or deleting one would remove an administrator unnoticed. */
export async function refuseAdministrator(tx: Database, userId: string): Promise<void> {
  const [found] = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
  if (found !== undefined) throw new ContractFailure('is_administrator');
}

/** Throws `conflict` where nothing would change, and for a suspended person. */
export async function setAdministrator(
  context: ActContext,
  { id, isAdministrator, reason }: InputOf<CloudContract['users.setAdministrator']>,
  request: RequestContext
): Promise<void> {
  const actorId = getAdministrator(request, id);
  await context.db.transaction(async (tx) => {
    const { suspendedAt } = await lockUser(tx, id);
    const administrators = await lockAdministrators(tx);
    // Another administrator may have revoked the role of this one meanwhile.
    if (!administrators.includes(actorId)) throw new ContractFailure('forbidden');
    if (isAdministrator && suspendedAt !== null) throw new ContractFailure('conflict');
    const changed = isAdministrator
      ? await tx.insert(userRoles).values({ userId: id, role: 'admin' }).onConflictDoNothing().returning()
      : await tx
          .delete(userRoles)
          .where(and(eq(userRoles.userId, id), eq(userRoles.role, 'admin')))
          .returning();
    if (changed.length === 0) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, {
      actorId,
      action: isAdministrator ? 'role.grant' : 'role.revoke',
      subjectId: id,
      reason,
      details: { role: 'admin' }
    });
  });
}
