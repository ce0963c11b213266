// An administrator who opens an item to decide it reserves it, so that two do not decide the same.
import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { QueueItem, QueueItemRef } from '#shared/contract/cloud/admin/content.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { claimMs } from '#shared/domain/market/moderation/queue.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { moderationClaims } from '../../../db/schema/audit.ts';
import { namedPersonColumns, toNamedPerson } from '../users/select-users.ts';
import { getWaiting } from './select-waiting.ts';

type ClaimContext = Pick<Context, 'db' | 'now'>;

/** Throws `not_found` for what does not wait, `own_decision`, and `claimed` while it is another administrator's. */
export async function claimItem(
  context: ClaimContext,
  item: QueueItemRef,
  request: RequestContext
): Promise<{ until: number }> {
  const { id: claimantId } = getPerson(request, 'admin.content.decide');
  await getWaiting(context.db, item, claimantId);
  return { until: (await claim(context, item, claimantId)).getTime() };
}

/** One statement, so that of several at the same time one succeeds. A claim of one's own begins anew. */
export async function claim(
  { db, now }: ClaimContext,
  { kind, id: subjectId }: QueueItemRef,
  claimantId: string
): Promise<Date> {
  const until = new Date(now() + claimMs);
  const claimed = await db
    .insert(moderationClaims)
    .values({ kind, subjectId, claimantId, until })
    .onConflictDoUpdate({
      target: [moderationClaims.kind, moderationClaims.subjectId],
      set: { claimantId, until },
      setWhere: sql`${moderationClaims.claimantId} = ${claimantId} or ${lte(moderationClaims.until, new Date(now()))}`
    })
    .returning({ until: moderationClaims.until });
  if (claimed.length === 0) throw new ContractFailure('claimed');
  return until;
}

/** Does nothing where the claim is another's. */
export async function releaseItem(
  context: Pick<Context, 'db'>,
  item: QueueItemRef,
  request: RequestContext
): Promise<undefined> {
  await release(context, item, getPerson(request, 'admin.content.decide').id);
}

export async function release(
  { db }: Pick<Context, 'db'>,
  { kind, id }: QueueItemRef,
  claimantId: string
): Promise<void> {
  await db
    .delete(moderationClaims)
    .where(
      and(
        eq(moderationClaims.kind, kind),
        eq(moderationClaims.subjectId, id),
        eq(moderationClaims.claimantId, claimantId)
      )
    );
}

/** The live claims of other administrators, by the id of the item. */
export async function findClaims(
  { db, now }: ClaimContext,
  ids: readonly string[],
  exceptOf: string
): Promise<ReadonlyMap<string, NonNullable<QueueItem['claim']>>> {
  const rows = await db
    .select({
      subjectId: moderationClaims.subjectId,
      until: moderationClaims.until,
      person: namedPersonColumns
    })
    .from(moderationClaims)
    .innerJoin(users, eq(users.id, moderationClaims.claimantId))
    .where(
      and(
        inArray(moderationClaims.subjectId, [...ids]),
        ne(moderationClaims.claimantId, exceptOf),
        gt(moderationClaims.until, new Date(now()))
      )
    );
  return new Map(
    rows.map(({ subjectId, until, person }) => [
      subjectId,
      { person: toNamedPerson(person), until: until.getTime() }
    ])
  );
}
