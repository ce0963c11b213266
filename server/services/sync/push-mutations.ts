import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { PushedMutation } from '#shared/contract/cloud/sync.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { scopeOf } from '#shared/domain/sync/entities.ts';
import { Change, type NumberedMutation } from '#shared/domain/sync/mutation.ts';
import type { MutationAnswer } from '#shared/domain/sync/outbox.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import { syncDevices, syncMutations } from '../../db/schema/sync.ts';
import { isDocument, writeDocuments } from './documents.ts';
import { currentTransaction } from './record-changes.ts';
import { lockSync } from './sync-lock.ts';
import { libraryRemovedSql, readDeviceName } from './sync-devices.ts';
import { writeToTables } from './tables/write-to-tables.ts';

type Push = InputOf<CloudContract['sync.push']>;

/** Applies a batch of a device's mutations in one transaction: their effects, their answers and the device's number. */
export async function pushMutations(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { deviceId, formerIds = [], mutations }: Push,
  request: Pick<RequestContext, 'actor' | 'headers'>
): Promise<OutputOf<CloudContract['sync.push']>> {
  const { id: userId } = getPerson(request, 'sync.use');
  const name = readDeviceName(request);
  return db.transaction(async (tx) => {
    await lockSync(tx, userId);
    // The device that writes needs no poke of what it wrote.
    await tx.execute(sql`select set_config('reelwright.sync_writer', ${deviceId}, true)`);
    if (mutations.some((mutation) => scopeOf(mutation) === 'library'))
      await checkLibrary(tx, userId, [deviceId, ...formerIds]);
    const lastSequence = await readLastSequence(tx, userId, deviceId);
    const earlier = await readAnswers(tx, userId, mutations);
    if (!followsLast(mutations, lastSequence, earlier)) return { outcome: 'unknown_device' };

    const unanswered = mutations.filter(({ id }) => !earlier.has(id));
    const fresh = unanswered.filter(isReadable);
    const at = now();
    // No document depends on a row of a table, nor the reverse, so their order does not matter.
    const others = fresh.filter((mutation) => !isDocument(mutation));
    const writer = { context: { db: tx, now, newId }, request, userId, deviceId };
    const answers = new Map([
      ...unanswered.map(({ id }) => [id, 'unknown_mutation'] as const),
      ...(await writeDocuments(tx, { userId, deviceId, at }, fresh)),
      ...(await writeToTables(writer, others))
    ]);
    await saveAnswers(tx, userId, answers, new Date(at));
    await tx
      .insert(syncDevices)
      .values({
        userId,
        deviceId,
        name,
        lastSequence: Math.max(lastSequence, mutations.at(-1)?.sequence ?? 0),
        changedIn: currentTransaction,
        lastSyncedAt: new Date(at)
      })
      .onConflictDoUpdate({
        target: [syncDevices.userId, syncDevices.deviceId],
        set: {
          name,
          lastSequence: sql`excluded.last_sequence`,
          changedIn: currentTransaction,
          lastSyncedAt: new Date(at)
        }
      });
    return {
      outcome: 'answered',
      answers: mutations.map(({ id }) => ({
        id,
        refusal: earlier.get(id) ?? answers.get(id) ?? null
      }))
    };
  });
}

/** The schema of the request has checked all but the change. */
const isReadable = (mutation: PushedMutation): mutation is NumberedMutation =>
  Change.safeParse(mutation.change).success;

const libraryStatement = { name: 'check_library', text: `select ${libraryRemovedSql} as "isRemoved"` };

async function checkLibrary(tx: Database, userId: string, deviceIds: readonly string[]): Promise<void> {
  const [row] = await executePrepared<{ readonly isRemoved: boolean }>(tx, libraryStatement, [
    userId,
    deviceIds
  ]);
  if (row?.isRemoved === true) throw new ContractFailure('library_removed');
}

async function readLastSequence(tx: Database, userId: string, deviceId: string): Promise<number> {
  const [device] = await tx
    .select({ lastSequence: syncDevices.lastSequence })
    .from(syncDevices)
    .where(and(eq(syncDevices.userId, userId), eq(syncDevices.deviceId, deviceId)));
  return device?.lastSequence ?? 0;
}

/** The refusals of those that were answered before, null where they were applied. */
async function readAnswers(
  tx: Database,
  userId: string,
  mutations: readonly PushedMutation[]
): Promise<Map<string, string | null>> {
  const found = await tx
    .select({ id: syncMutations.id, refusal: syncMutations.refusal })
    .from(syncMutations)
    .where(
      and(
        eq(syncMutations.userId, userId),
        inArray(
          syncMutations.id,
          mutations.map(({ id }) => id)
        )
      )
    );
  return new Map(found.map(({ id, refusal }) => [id, refusal]));
}

/**
 * Each number is one higher than the one before, the first at most one higher than the last that the server has; what has
 * a number up to that one was answered before. Anything else comes from a copy of the device's data.
 */
function followsLast(
  mutations: readonly PushedMutation[],
  lastSequence: number,
  earlier: ReadonlyMap<string, unknown>
): boolean {
  const first = mutations[0]?.sequence ?? 1;
  return (
    first <= lastSequence + 1 &&
    mutations.every(
      ({ id, sequence }, index) => sequence === first + index && (sequence > lastSequence || earlier.has(id))
    )
  );
}

async function saveAnswers(
  tx: Database,
  userId: string,
  answers: ReadonlyMap<MutationAnswer['id'], MutationAnswer['refusal']>,
  appliedAt: Date
): Promise<void> {
  if (answers.size === 0) return;
  await tx
    .insert(syncMutations)
    .values([...answers].map(([id, refusal]) => ({ userId, id, refusal, appliedAt })));
}
