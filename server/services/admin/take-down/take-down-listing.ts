import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { listingTransitions } from '#shared/domain/market/states.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { takeDowns } from '../../../db/schema/audit.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { refreshListings } from '../../listing/publish/refresh-listings.ts';
import { addDecision } from '../../moderation/add-decision.ts';
import { removeSubmittedContent } from '../../sealed/submitted-content.ts';
import { continueTakeDownJob } from './continue-take-down.ts';

/**
 * Takes a listing off sale for good: nobody finds or buys it any more, its seller gets a statement of reasons, and the
 * job that deals with its orders is added, all in one transaction. Throws `own_decision` for the seller, `conflict` for a
 * listing that is not on sale, archived or taken down already.
 */
export async function takeDownListing(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  { id: listingId, reason, hasRefunds }: InputOf<CloudContract['adminListings.takeDown']>,
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.content.decide');
  const { db, now, newId, jobs } = context;
  await db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId)).for('update');
    if (listing === undefined || listing.version === null) throw new ContractFailure('not_found');
    if (listing.sellerId === actorId) throw new ContractFailure('own_decision');
    if (!canTransition(listingTransitions, listing.state, 'taken_down'))
      throw new ContractFailure('conflict');

    const at = new Date(now());
    await tx
      .update(listings)
      .set({ state: 'taken_down', unreviewedSince: null, updatedAt: at })
      .where(eq(listings.id, listingId));
    await withdrawSubmission(tx, listingId, at);
    await refreshListings(tx, [listingId], now());
    await closeReports(tx, listingId);

    const title = await readTitle(tx, listingId, listing.version);
    const decision = await addDecision(context, tx, {
      userId: listing.sellerId,
      kind: 'listing_taken_down',
      subjectId: listingId,
      title,
      reason,
      actorId
    });
    const id = newId('tkd');
    await tx.insert(takeDowns).values({ id, listingId, actorId, reason, hasRefunds, startedAt: at });
    await addAuditEntry(context, tx, {
      actorId,
      action: 'listing.take_down',
      subjectId: listingId,
      reason,
      details: { takeDown: id, hasRefunds, decision }
    });
    await jobs.add(continueTakeDownJob, { id, isRetry: false }, { within: tx });
  });
}

/** A change that waits for review or for its time would put the listing back on sale. */
async function withdrawSubmission(tx: Database, listingId: string, at: Date): Promise<void> {
  const withdrawn = await tx
    .update(listingSubmissions)
    .set({ state: 'withdrawn', decidedAt: at })
    .where(
      and(
        eq(listingSubmissions.listingId, listingId),
        inArray(listingSubmissions.state, ['pending', 'scheduled'])
      )
    )
    .returning({ id: listingSubmissions.id });
  for (const { id } of withdrawn) await removeSubmittedContent(tx, id);
}

async function closeReports(tx: Database, listingId: string): Promise<void> {
  await tx
    .update(reports)
    .set({ state: 'actioned' })
    .where(
      and(
        eq(reports.subjectKind, 'listing'),
        eq(reports.subjectId, listingId),
        inArray(reports.state, ['pending', 'processing'])
      )
    );
}

async function readTitle(tx: Database, listingId: string, version: number): Promise<string> {
  const [row] = await tx
    .select({ title: listingVersions.title })
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, listingId), eq(listingVersions.version, version)));
  return row?.title ?? '';
}

/**
 * Starts the job of a take-down again, and has it request anew the refunds that failed. Throws `not_found` where the
 * listing is not taken down, and `own_decision` for its seller.
 */
export async function retryTakeDown(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  { id: listingId }: InputOf<CloudContract['adminListings.retryTakeDown']>,
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const { id: actorId } = getPerson(request, 'admin.content.decide');
  const { db, jobs } = context;
  await db.transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId)).for('share');
    if (listing?.state !== 'taken_down') throw new ContractFailure('not_found');
    if (listing.sellerId === actorId) throw new ContractFailure('own_decision');
    const [takeDown] = await tx
      .select()
      .from(takeDowns)
      .where(and(eq(takeDowns.listingId, listingId), isNull(takeDowns.revertedAt)));
    if (takeDown === undefined) throw new ContractFailure('not_found');
    await tx.update(takeDowns).set({ finishedAt: null, failedAt: null }).where(eq(takeDowns.id, takeDown.id));
    await addAuditEntry(context, tx, {
      actorId,
      action: 'listing.take_down_retry',
      subjectId: listingId,
      reason: takeDown.reason,
      details: { takeDown: takeDown.id }
    });
    await jobs.add(continueTakeDownJob, { id: takeDown.id, isRetry: true }, { within: tx });
  });
}

/** Archives a listing that was taken down, within the caller's transaction; no further order of it is refunded. */
export async function revertTakeDown(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listingId: string
): Promise<void> {
  const at = new Date(now());
  await db
    .update(takeDowns)
    .set({ revertedAt: at })
    .where(and(eq(takeDowns.listingId, listingId), isNull(takeDowns.revertedAt)));
  await db
    .update(listings)
    .set({ state: 'archived', updatedAt: at })
    .where(and(eq(listings.id, listingId), eq(listings.state, 'taken_down')));
}
