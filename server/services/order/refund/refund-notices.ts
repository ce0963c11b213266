import type { NoticeSubject } from '#shared/domain/activity/notice.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { notices } from '../../../db/schema/notices.ts';
import type { refundRequests } from '../../../db/schema/orders.ts';
import { addNotices } from '../../notice/add-notice.ts';
import type { OrderRow } from '../settle/read-current-state.ts';

type NoticeContext = Pick<Context, 'now' | 'newId'>;
type NewRequest = Pick<typeof refundRequests.$inferSelect, 'id' | 'state' | 'reason' | 'decideBy'>;

/** Tells the seller of a request with its reason, and the buyer that theirs is decided later. */
export async function addRequestNotices(
  context: NoticeContext,
  tx: Database,
  order: OrderRow,
  { id, state, reason, decideBy }: NewRequest
): Promise<void> {
  const about = await readSubject(tx, order);
  const isOpen = state === 'open';
  const toSeller: NoticeSubject = {
    ...about,
    kind: 'sale_refund_requested',
    saleId: order.id,
    reason,
    decideBy: isOpen ? decideBy.getTime() : null
  };
  const toBuyer: NoticeSubject = {
    ...about,
    kind: 'refund_requested',
    orderId: order.id,
    decideBy: decideBy.getTime()
  };
  await addNotices(context, tx, [
    { to: [order.sellerId], key: `${id}:seller`, subject: toSeller },
    ...(isOpen ? [{ to: [order.buyerId], key: id, subject: toBuyer }] : [])
  ]);
}

/** Tells the seller how a request was decided, and the buyer why it was refused. The refund itself is told when it is sent. */
export async function addDecisionNotices(
  context: NoticeContext,
  tx: Database,
  order: OrderRow,
  decision: { readonly requestId: string; readonly isApproved: boolean; readonly reason: string }
): Promise<void> {
  const about = await readSubject(tx, order);
  const { requestId, isApproved, reason } = decision;
  const toSeller: NoticeSubject = {
    ...about,
    kind: 'sale_refund_decided',
    saleId: order.id,
    isRefunded: isApproved
  };
  const toBuyer: NoticeSubject = { ...about, kind: 'refund_not_allowed', orderId: order.id, reason };
  await addNotices(context, tx, [
    { to: [order.sellerId], key: `${requestId}:seller:decided`, subject: toSeller },
    ...(isApproved ? [] : [{ to: [order.buyerId], key: `${requestId}:decided`, subject: toBuyer }])
  ]);
}

async function readSubject(
  tx: Database,
  { listingId, version }: OrderRow
): Promise<{ slug: string; title: string }> {
  const [about] = await tx
    .select({ slug: listings.slug, title: listingVersions.title })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, version))
    )
    .where(eq(listings.id, listingId));
  if (about === undefined) throw new Error('The order is of no listing');
  return about;
}

/** The words of a buyer whose account is removed leave the notices of sellers too. */
export async function eraseReasonsOfBuyer(tx: Database, buyerId: string): Promise<void> {
  await tx
    .update(notices)
    .set({ subject: sql`${notices.subject} || '{"reason": ""}'` })
    .where(
      sql`${notices.subject} ->> 'kind' = 'sale_refund_requested'
        and ${notices.subject} ->> 'saleId' in (select id from orders where buyer_id = ${buyerId})`
    );
}
