import { and, eq, inArray, lte } from 'drizzle-orm';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import { type SellerState, sellerTransitions } from '#shared/domain/market/states.ts';
import { canTransition } from '#shared/kit/state-table.ts';
import type { Context } from '../../context/context.ts';
import { defineJob } from '../../context/job.ts';
import { addDecision, endDecisions, markEnded } from '../moderation/add-decision.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { sellers } from '../../db/schema/listings.ts';
import { refreshSellerListings } from '../listing/publish/refresh-listings.ts';

type StateChange = {
  readonly userId: string;
  readonly state: SellerState;
  /** Unix milliseconds; null for no end date. */
  readonly until: number | null;
  readonly reason: string;
  /** Null if a command or a job makes the change. */
  readonly actorId: string | null;
};

type ChangeContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** Also shows or hides the seller's listings and writes an audit entry. Throws `not_found` or `conflict`. */
export async function changeSellerState(
  context: ChangeContext,
  { userId, state, until, reason, actorId }: StateChange
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const [seller] = await tx.select().from(sellers).where(eq(sellers.userId, userId)).for('update');
    if (seller === undefined) throw new ContractFailure('not_found');
    if (!canTransition(sellerTransitions, seller.state, state)) throw new ContractFailure('conflict');
    const isActive = state === 'active';
    await tx
      .update(sellers)
      .set({
        state,
        reason: isActive ? '' : reason,
        until: isActive || until === null ? null : new Date(until)
      })
      .where(eq(sellers.userId, userId));
    await refreshSellerListings(tx, userId, now());
    await addAuditEntry(context, tx, {
      actorId,
      action: `seller.${state}`,
      subjectId: userId,
      reason,
      details: { before: seller.state }
    });
    const kinds = ['seller_limited', 'seller_suspended'] as const;
    if (isActive) await endDecisions(context, tx, { kinds, subjectId: userId });
    else {
      await markEnded(context, tx, { kinds, subjectId: userId });
      const decision = { kind: `seller_${state}`, subjectId: userId, title: null } as const;
      await addDecision(context, tx, { ...decision, userId, actorId, reason });
    }
  });
}

/** Lifts limits and suspensions whose end date has passed. */
async function liftExpiredLimits(context: ChangeContext & Pick<Context, 'log'>): Promise<void> {
  const { db, now, log } = context;
  const expired = await db
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(and(inArray(sellers.state, ['limited', 'suspended']), lte(sellers.until, new Date(now()))));
  for (const { userId } of expired) {
    const change = {
      userId,
      state: 'active',
      until: null,
      reason: 'the end date was reached',
      actorId: null
    } as const;
    await changeSellerState(context, change).catch((error: unknown) =>
      log.error({ error, userId }, 'a seller could not be reactivated')
    );
  }
}

export const liftExpiredLimitsJob = defineJob({
  name: 'lift-seller-limits',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: (context) => liftExpiredLimits(context)
});
