import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueueContent, QueueItemDetails } from '#shared/contract/cloud/admin/content.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { videoUrl } from '#shared/domain/market/video-address.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { showcaseEntries } from '../../../db/schema/contact-and-showcase.ts';
import { listings } from '../../../db/schema/listings.ts';
import { orders, refundRequests } from '../../../db/schema/orders.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { refundHistoryOf } from '../../order/refund/refund-allowance.ts';
import { readPlatformSettings } from '../../read-platform-settings.ts';
import { namedPersonColumns, toNamedPerson } from '../users/select-users.ts';
import { findReported } from './find-reported.ts';
import { describeItems } from './list-queue.ts';
import { readSubmission, readVersion } from './read-submission.ts';
import { selectWaiting } from './select-waiting.ts';
import type { Database } from '../../../db/client.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

/** Everything that an administrator decides by. Throws `not_found` for what does not wait. */
export async function getQueueItem(
  context: ReadContext,
  { kind, id }: InputOf<CloudContract['content.get']>,
  request: RequestContext
): Promise<QueueItemDetails> {
  const { id: administratorId } = getPerson(request, 'admin.content.read');
  const waiting = await selectWaiting(context.db, kind, { id });
  const [item] = await describeItems(context, waiting, administratorId);
  if (item === undefined) throw new ContractFailure('not_found');
  const userId = item.person?.id;
  return {
    ...item,
    content: await readers[kind](context, id),
    history: userId === undefined ? null : await readPersonHistory(context.db, userId)
  };
}

const readers: {
  readonly [Kind in QueueItemDetails['kind']]: (
    context: ReadContext,
    id: string
  ) => Promise<QueueContent<Kind>>;
} = {
  submission: ({ db }, id) => readSubmission(db, id),

  post_review: async ({ db }, id) => {
    const [listing] = await db.select().from(listings).where(eq(listings.id, id));
    if (listing === undefined || listing.version === null) throw new ContractFailure('not_found');
    const { slug, state, version } = listing;
    return { kind: 'post_review', slug, state, current: await readVersion(db, { listingId: id, version }) };
  },

  report: async ({ db }, id) => {
    const found = (await findReported(db, [id])).get(id);
    if (found === undefined) throw new ContractFailure('not_found');
    const rows = await db
      .select({ report: reports, reporter: namedPersonColumns })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.reporterId))
      .where(and(eq(reports.subjectId, id), eq(reports.state, 'pending')))
      .orderBy(asc(reports.id))
      .limit(50);
    return {
      kind: 'report',
      text: found.text,
      isListing: found.listingId === id,
      listing: { id: found.listingId, slug: found.slug, title: found.title },
      reports: rows.map(({ report, reporter }) => ({
        id: report.id,
        reporter: toNamedPerson(reporter),
        reason: report.reason,
        note: report.note,
        at: report.createdAt.getTime()
      }))
    };
  },

  refund: async ({ db, now }, id) => {
    const settings = await readPlatformSettings(db, now());
    const history = refundHistoryOf(db, now() - settings.refundAllowanceDays * 86_400_000);
    const [row] = await db
      .select({
        reason: refundRequests.reason,
        amountCents: orders.grossCents,
        seller: namedPersonColumns,
        requested: history.requested,
        purchased: history.purchased
      })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .innerJoin(users, eq(users.id, orders.sellerId))
      .leftJoin(history, eq(history.buyerId, orders.buyerId))
      .where(eq(refundRequests.id, id));
    if (row === undefined) throw new ContractFailure('not_found');
    const { seller, requested, purchased, ...rest } = row;
    return {
      kind: 'refund',
      ...rest,
      seller: toNamedPerson(seller),
      requested: requested ?? 0,
      purchased: purchased ?? 0
    };
  },

  showcase: async ({ db }, id) => {
    const [entry] = await db.select().from(showcaseEntries).where(eq(showcaseEntries.id, id));
    if (entry === undefined) throw new ContractFailure('not_found');
    const { creator, model, note, host, videoId } = entry;
    return { kind: 'showcase', creator, model, note, videoUrl: videoUrl(host, videoId) };
  }
};

type History = NonNullable<QueueItemDetails['history']>;

/** The person's listings and sales, past decisions about them, and reports of their texts. */
async function readPersonHistory(db: Database, userId: string): Promise<History> {
  const { rows } = await db.execute<History>(sql`
    with decided as (
      select count(*) filter (where s.state = 'rejected')::int as rejected,
        count(*) filter (where s.state = 'changes_requested')::int as "changesRequested"
      from listings l join listing_submissions s on s.listing_id = l.id where l.seller_id = ${userId}
    ), sales as (
      select count(*)::int as sold, count(*) filter (where state = 'refunded')::int as refunded
      from orders where seller_id = ${userId} and paid_at is not null
    ), written as (
      select id from reviews where author_id = ${userId}
      union all select id from questions where author_id = ${userId}
      union all select id from seller_messages where seller_id = ${userId}
      union all select id from buyer_results where author_id = ${userId}
    )
    select (select count(*)::int from listings where seller_id = ${userId} and state = 'published') as published,
      decided.*, sales.*,
      (select count(*)::int from reports where subject_id in (select id from written)) as reported
    from decided, sales`);
  const [history] = rows;
  if (history === undefined) throw new Error('The history of a person is one row');
  return history;
}
