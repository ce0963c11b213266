import { eq, ne } from 'drizzle-orm';
import type { PlatformRestriction } from '#shared/contract/cloud/admin/settings.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { restrictions } from '#shared/domain/people/restrictions.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { platformRestrictions } from '../../../db/schema/platform.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { toPerson } from '../../listing/read/listing-card.ts';

/** Every restriction in the order of the domain, with its latest change. */
export async function listRestrictions({ db }: Pick<Context, 'db'>): Promise<PlatformRestriction[]> {
  const rows = await db
    .select({
      name: platformRestrictions.name,
      isInForce: platformRestrictions.isInForce,
      reason: platformRestrictions.reason,
      changedAt: platformRestrictions.changedAt,
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(platformRestrictions)
    .innerJoin(users, eq(users.id, platformRestrictions.actorId));
  return restrictions.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) return { name, isInForce: false, change: null };
    const { isInForce, reason, changedAt } = row;
    return {
      name,
      isInForce,
      change: { reason, changedAt: changedAt.getTime(), actor: toPerson(row) }
    };
  });
}

/** Throws `conflict` where it is so already. */
export async function setRestriction(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { name, isInForce, reason }: InputOf<CloudContract['platformRestrictions.set']>,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const change = { isInForce, reason, actorId, changedAt: new Date(context.now()) };
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .insert(platformRestrictions)
      .values({ name, ...change })
      .onConflictDoUpdate({
        target: platformRestrictions.name,
        set: change,
        setWhere: ne(platformRestrictions.isInForce, isInForce)
      })
      .returning({ name: platformRestrictions.name });
    if (changed.length === 0) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, {
      actorId,
      action: isInForce ? 'restriction.impose' : 'restriction.lift',
      subjectId: name,
      reason
    });
  });
}
