import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { modelPublications } from '../../../db/schema/model-lists.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { findLastPublication, findModelList, readModelsInUse } from '../../model/models-in-use.ts';

/**
 * Publishes a draft, or rolls back to the built-in list or one that was published before. Throws `not_found`,
 * `models_older` for a draft that is, and `conflict` where the list is published already or another publication was
 * faster.
 */
export async function publishModelList(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, replaces, reason }: InputOf<CloudContract['modelLists.publish']>,
  request: RequestContext
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.models.manage');
  await context.db.transaction(async (tx) => {
    const last = await findLastPublication(tx);
    const listId = id === 'built-in' ? null : id;
    const isBack = listId === null || (await wasPublished(tx, listId));
    const version = listId === null ? null : await readVersion(tx, listId, isBack);
    if ((last?.id ?? null) !== replaces || (last?.listId ?? null) === listId)
      throw new ContractFailure('conflict');
    const added = await tx
      .insert(modelPublications)
      .values({ listId, previousId: replaces, reason, actorId, createdAt: new Date(context.now()) })
      .onConflictDoNothing()
      .returning({ id: modelPublications.id });
    if (added.length === 0) throw new ContractFailure('conflict');
    await addAuditEntry(context, tx, {
      actorId,
      action: isBack ? 'models.roll_back' : 'models.publish',
      subjectId: id,
      reason,
      details: { version, replaces: last?.listId ?? 'built-in' }
    });
  });
}

async function wasPublished(tx: Database, listId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: modelPublications.id })
    .from(modelPublications)
    .where(eq(modelPublications.listId, listId))
    .limit(1);
  return rows.length > 0;
}

/** A draft must not be older than what is in use; what was published before may be. */
async function readVersion(tx: Database, listId: string, isBack: boolean): Promise<string> {
  const list = await findModelList(tx, listId);
  if (list === undefined) throw new ContractFailure('not_found');
  if (!isBack && list.version < (await readModelsInUse(tx)).version)
    throw new ContractFailure('models_older');
  return list.version;
}
