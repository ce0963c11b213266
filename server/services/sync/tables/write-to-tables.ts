import { sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { applyMutation } from '#shared/domain/sync/apply-mutation.ts';
import { findEntity, hasConflicts, scopeOf } from '#shared/domain/sync/entities.ts';
import type { Mutation } from '#shared/domain/sync/mutation.ts';
import type { MutationAnswer } from '#shared/domain/sync/outbox.ts';
import { rowKey, type SyncRow } from '#shared/domain/sync/row.ts';
import { isSameValue } from '#shared/kit/merge/merge-value.ts';
import type { Context } from '../../../context/context.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import { findTable, syncedTables } from './all-tables.ts';
import { saveMergeState } from './merge-state.ts';
import { loadTableRows } from './table-rows.ts';

export type Writer = {
  readonly context: Pick<Context, 'db' | 'now' | 'newId'>;
  readonly request: Pick<RequestContext, 'actor'>;
  readonly userId: string;
  readonly deviceId: string;
};

type Answers = Map<MutationAnswer['id'], MutationAnswer['refusal']>;

/**
 * Applies mutations of rows that have a table of their own, in their order, inside the transaction of the push. The rules of the
 * domain say what becomes of a row, as on the device; the services of the routes do it, and may refuse.
 */
export async function writeToTables(writer: Writer, mutations: readonly Mutation[]): Promise<Answers> {
  const { db } = writer.context;
  for (const entity of Object.keys(syncedTables)) {
    const ids = mutations.filter((mutation) => mutation.entity === entity).map(({ rowId }) => rowId);
    if (ids.length > 0) await findTable(entity)?.lock?.(db, writer.userId, ids);
  }
  const answers: Answers = new Map();
  for (const mutation of mutations)
    if (!answers.has(mutation.id)) answers.set(mutation.id, await writeToTable(writer, mutation));
  return answers;
}

/** As by a deletion that did not know of another device's change. A decision on a conflict leaves the revision as well. */
const isUnchanged = (before: SyncRow | undefined, after: SyncRow): boolean =>
  after.revision === before?.revision && isSameValue(after.conflicts, before.conflicts);

async function writeToTable(writer: Writer, mutation: Mutation): Promise<MutationAnswer['refusal']> {
  const { context, request, userId, deviceId } = writer;
  const [table, scope] = [findTable(mutation.entity), scopeOf(mutation)];
  if (table?.write === undefined || scope === undefined) return 'unknown_mutation';
  const key = { entity: mutation.entity, id: mutation.rowId };
  const at = context.now();
  const reader = { userId, now: at, payoutProvider: null };
  const before = (await loadTableRows(context.db, reader, scope, [key])).get(rowKey(key));
  const result = applyMutation(before, mutation, { deviceId, at });
  if (!result.ok) return result.error;
  const after = result.value;
  if (after === undefined || isUnchanged(before, after)) return null;
  await context.db.execute(sql`select set_config('reelwright.sync_writer', ${after.writtenBy ?? ''}, true)`);
  const change = {
    mutation,
    before: before?.isDeleted === true ? undefined : before,
    after: after.isDeleted ? undefined : after
  };
  const entity = findEntity(mutation.entity);
  try {
    await context.db.transaction(async (db) => {
      await table.write?.({ ...context, db }, change, request);
      if (entity !== undefined && hasConflicts(entity)) await saveMergeState(db, { userId, scope }, after);
    });
    return null;
  } catch (error) {
    if (error instanceof ContractFailure) return error.code;
    throw error;
  }
}
