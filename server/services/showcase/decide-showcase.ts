import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import { showcaseTransitions } from '#shared/domain/market/states.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../context/context.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { showcaseEntries } from '../../db/schema/contact-and-showcase.ts';

/** Shows an entry, refuses it, or takes a shown one out; who did it and why is kept. `conflict` where it may not move. */
export async function decideShowcase(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { id, isApproved, reason }: InputOf<CloudContract['showcase.decide']>
): Promise<undefined> {
  if (actor.kind !== 'person' || !can(actor, 'showcase.moderate')) throw new ContractFailure('forbidden');
  await db.transaction(async (tx) => {
    const [entry] = await tx.select().from(showcaseEntries).where(eq(showcaseEntries.id, id)).for('update');
    if (entry === undefined) throw new ContractFailure('not_found');
    const state = isApproved ? 'approved' : 'refused';
    if (!canTransition(showcaseTransitions, entry.state, state)) throw new ContractFailure('conflict');
    const moment = new Date(now());
    await tx.update(showcaseEntries).set({ state, decidedAt: moment }).where(eq(showcaseEntries.id, id));
    await tx.insert(auditEntries).values({
      id: newId('aud'),
      actorId: actor.id,
      action: isApproved ? 'showcase.approve' : 'showcase.refuse',
      subjectId: id,
      reason,
      createdAt: moment
    });
  });
}
