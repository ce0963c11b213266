// Payment events that were stored and not applied. The reconciliation tries them each minute, so they stay only when
// applying them fails.
import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { orders, providerEvents } from '../../../db/schema/orders.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { applyEvent } from '../../order/settle/apply-event.ts';
import type { SettleContext } from '../../order/settle/settle-order.ts';

const lateMs = 5 * 60_000;
const shownEvents = 50;

type ReadContext = Pick<Context, 'db' | 'now'>;

const isOfOrder = and(
  eq(orders.provider, providerEvents.provider),
  eq(orders.checkoutId, providerEvents.checkoutId)
);
const isLate = (now: number) =>
  and(isNull(providerEvents.appliedAt), lt(providerEvents.receivedAt, new Date(now - lateMs)));

export async function countLateEvents({
  db,
  now
}: ReadContext): Promise<OutputOf<CloudContract['operations.get']>['events']> {
  const [counted] = await db
    .select({
      late: count(orders.id),
      unmatched: sql<number>`(count(*) filter (where ${orders.id} is null))::int`,
      oldest:
        sql<Date | null>`min(${providerEvents.receivedAt}) filter (where ${orders.id} is not null)`.mapWith(
          providerEvents.receivedAt
        )
    })
    .from(providerEvents)
    .leftJoin(orders, isOfOrder)
    .where(isLate(now()));
  if (counted === undefined) throw new Error('The events were not counted');
  const { late, unmatched, oldest } = counted;
  return { late, unmatched, oldestAt: oldest?.getTime() ?? null };
}

export const listLateEvents = async ({
  db,
  now
}: ReadContext): Promise<OutputOf<CloudContract['operations.listLateEvents']>> => {
  const rows = await db
    .select({
      provider: providerEvents.provider,
      eventId: providerEvents.eventId,
      type: providerEvents.type,
      receivedAt: providerEvents.receivedAt
    })
    .from(providerEvents)
    .innerJoin(orders, isOfOrder)
    .where(isLate(now()))
    .orderBy(asc(providerEvents.receivedAt))
    .limit(shownEvents);
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.getTime() }));
};

/** Applies a stored event. Throws `not_found` for one that was applied or is of no order, `not_applied` where it fails again. */
export async function applyLateEvent(
  context: SettleContext & Pick<Context, 'db'>,
  { provider, eventId }: InputOf<CloudContract['operations.applyEvent']>,
  request: RequestContext
): Promise<undefined> {
  const { id: actorId } = getPerson(request, 'admin.operations.manage');
  const { db, log } = context;
  const [found] = await db
    .select({ orderId: orders.id })
    .from(providerEvents)
    .innerJoin(orders, isOfOrder)
    .where(
      and(
        eq(providerEvents.provider, provider),
        eq(providerEvents.eventId, eventId),
        isNull(providerEvents.appliedAt)
      )
    );
  if (found === undefined) throw new ContractFailure('not_found');
  await addAuditEntry(context, db, {
    actorId,
    action: 'event.apply',
    subjectId: found.orderId,
    reason: 'applied from operations',
    details: { provider, event: eventId }
  });
  try {
    await applyEvent(context, provider, eventId);
  } catch (error) {
    log.error({ error, eventId }, 'an event could not be applied');
    throw new ContractFailure('not_applied');
  }
}
