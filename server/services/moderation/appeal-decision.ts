import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { type Decision } from '#shared/domain/market/moderation/decision.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { appeals, moderationDecisions } from '../../db/schema/audit.ts';
import { selectDecisions, toDecision } from './read-decisions.ts';

/** Throws `not_found` for another’s decision, `conflict` for one that ended, was appealed or is too old. */
export async function appealDecision(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, text }: InputOf<CloudContract['decisions.appeal']>,
  request: RequestContext
): Promise<Decision> {
  const person = getPerson(request, 'decision.appeal');
  return db.transaction(async (tx) => {
    const [decision] = await tx
      .select()
      .from(moderationDecisions)
      .where(and(eq(moderationDecisions.id, id), eq(moderationDecisions.userId, person.id)))
      .for('update');
    if (decision === undefined) throw new ContractFailure('not_found');
    const read = async () => {
      const [row] = await selectDecisions(tx).where(eq(moderationDecisions.id, id));
      if (row === undefined) throw new ContractFailure('not_found');
      return toDecision(row, now());
    };
    if ((await read()).appealUntil === null) throw new ContractFailure('conflict');
    await tx
      .insert(appeals)
      .values({ id: newId('apl'), decisionId: id, text, state: 'open', createdAt: new Date(now()) });
    return read();
  });
}
