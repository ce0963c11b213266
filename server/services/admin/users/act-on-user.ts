import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';

export type ActContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** The administrator who asks; throws `own_account` where they would act on themselves. */
export function getAdministrator(request: RequestContext, userId: string): string {
  const { id } = getPerson(request, 'admin.users.manage');
  if (id === userId) throw new ContractFailure('own_account');
  return id;
}

/** The account, locked until the transaction ends; `not_found` once it is deleted. */
export async function lockUser(tx: Database, userId: string): Promise<typeof users.$inferSelect> {
  // Weaker than `for update`, which would stop the audit entries that name this person as their actor.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (user === undefined || user.deletedAt !== null) throw new ContractFailure('not_found');
  return user;
}
