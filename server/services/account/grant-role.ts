import { and, eq, isNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Role } from '#shared/domain/people/actor.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries, userRoles } from '../../db/schema/audit.ts';

type Grant = {
  readonly email: string;
  readonly role: Exclude<Role, 'user'>;
  /** Null where it is a command on the server itself. */
  readonly actorId: string | null;
  readonly reason: string;
};

/** Throws `not_found` without such an account. Once more is no second entry. */
export async function grantRole(
  { db, newId }: Pick<Context, 'db' | 'newId'>,
  { email, role, actorId, reason }: Grant
): Promise<void> {
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
    await tx.insert(auditEntries).values({
      id: newId('aud'),
      actorId,
      action: 'role.grant',
      subjectId: user.id,
      reason,
      details: { role }
    });
  });
}
