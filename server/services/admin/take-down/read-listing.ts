import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type {
  AdminListing,
  ListingReport,
  PastDecision,
  TakeDown
} from '#shared/contract/cloud/admin/listings.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { AuditAction } from '#shared/domain/people/audit.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { appeals, auditEntries, takeDowns } from '../../../db/schema/audit.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { readMailLanguages } from '../../notice/read-mail-languages.ts';
import { namedPersonColumns, toNamedPerson } from '../users/select-users.ts';
import { listOrdersLeft, ordersWith } from './select-orders-left.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { toAppeal } from '../../moderation/read-decisions.ts';

/** A listing as administrators see it. Throws `not_found` for one that was never published. */
export async function getAdminListing(
  { db }: Pick<Context, 'db'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<AdminListing> {
  const person = getPerson(request, 'admin.content.read');
  const [row] = await db
    .select({ listing: listings, version: listingVersions, seller: users })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, sql`${listings.version}`))
    )
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listings.id, id));
  if (row === undefined) throw new ContractFailure('not_found');
  const { listing, version, seller } = row;
  const languageOf = await readMailLanguages(db, [seller.id]);
  const { slug, kind, state, salesCount, updatedAt } = listing;
  return {
    id,
    slug,
    kind,
    title: version.title,
    state,
    price: formatDollars(version.priceCents),
    version: version.version,
    salesCount,
    updatedAt: updatedAt.getTime(),
    seller: toNamedPerson(seller),
    language: languageOf(seller.id),
    isOwn: seller.id === person.id,
    buyers: await countBuyers(db, id),
    reports: await listReports(db, id),
    decisions: await listPastDecisions(db, id),
    takeDown: await readTakeDown(db, id)
  };
}

/** Holders of an entitlement and the amount they paid: the listing's share if they bought it in a bundle. */
async function countBuyers(db: Database, listingId: string): Promise<AdminListing['buyers']> {
  const { rows } = await db.execute<{ count: number; cents: string }>(sql`
    select count(distinct o.buyer_id)::int as count, coalesce(sum(
      case when o.listing_id = ${listingId} then o.gross_cents - o.returned_cents else i.share_cents end), 0) as cents
    from orders o
    left join order_items i on i.order_id = o.id and i.listing_id = ${listingId}
    where o.id in (${ordersWith(listingId)}) and o.state in ('paid', 'partially_refunded') and exists (
      select from entitlements e where e.order_id = o.id and e.state <> 'revoked'
        and (e.listing_id = ${listingId} or o.listing_id = ${listingId}))`);
  return { count: rows[0]?.count ?? 0, paid: formatDollars(Number(rows[0]?.cents ?? 0)) };
}

type Progress = {
  readonly done: number;
  readonly requested: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly cents: string;
  readonly disputed: number;
};

async function readTakeDown(db: Database, listingId: string): Promise<TakeDown | null> {
  const [takeDown] = await db
    .select()
    .from(takeDowns)
    .where(and(eq(takeDowns.listingId, listingId), isNull(takeDowns.revertedAt)));
  if (takeDown === undefined) return null;
  const { rows } = await db.execute<Progress>(sql`
    select count(*)::int as done,
      count(*) filter (where r.state = 'requested')::int as requested,
      count(*) filter (where r.state = 'succeeded')::int as succeeded,
      count(*) filter (where r.state = 'failed')::int as failed,
      coalesce(sum(r.cents) filter (where r.state = 'succeeded'), 0) as cents,
      (select count(*)::int from orders o
        where o.id in (${ordersWith(listingId)}) and o.state = 'disputed') as disputed
    from take_down_orders d left join refunds r on r.id = d.refund_id
    where d.take_down_id = ${takeDown.id}`);
  const [progress] = rows;
  if (progress === undefined) throw new Error('A count has one row');
  const { done, requested, succeeded, failed, cents, disputed } = progress;
  const isRunning = takeDown.finishedAt === null;
  const left = isRunning ? await listOrdersLeft(db, takeDown, { hasFailedRefunds: false }) : [];
  return {
    reason: takeDown.reason,
    hasRefunds: takeDown.hasRefunds,
    startedAt: takeDown.startedAt.getTime(),
    finishedAt: takeDown.finishedAt?.getTime() ?? null,
    failedAt: takeDown.failedAt?.getTime() ?? null,
    orders: { done, left: left.length, disputed: takeDown.hasRefunds ? disputed : 0 },
    refunds: { requested, succeeded, failed, returned: formatDollars(Number(cents)) }
  };
}

/** The newest fifty reports of the listing. */
async function listReports(db: Database, listingId: string): Promise<ListingReport[]> {
  const rows = await db
    .select({ report: reports, reporter: namedPersonColumns })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.subjectKind, 'listing'), eq(reports.subjectId, listingId)))
    .orderBy(desc(reports.id))
    .limit(50);
  return rows.map(({ report: { id, reason, note, state, createdAt }, reporter }) => ({
    id,
    reason,
    note,
    state,
    reporter: toNamedPerson(reporter),
    createdAt: createdAt.getTime()
  }));
}

const decisionActions: readonly AuditAction[] = [
  'listing.approved',
  'listing.changes_requested',
  'listing.rejected',
  'listing.kept',
  'listing.take_down',
  'report.keep'
];

/** The newest fifty decisions about a listing, each with the appeal against it. */
async function listPastDecisions(db: Database, listingId: string): Promise<PastDecision[]> {
  const rows = await db
    .select({ entry: auditEntries, actor: namedPersonColumns, appealed: appeals })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(appeals, eq(appeals.decisionId, sql`${auditEntries.details} ->> 'decision'`))
    .where(and(eq(auditEntries.subjectId, listingId), inArray(auditEntries.action, [...decisionActions])))
    .orderBy(desc(auditEntries.id))
    .limit(50);
  return rows.map(({ entry: { id, action, reason, createdAt }, actor, appealed }) => ({
    id,
    action,
    actor: actor === null ? null : toNamedPerson(actor),
    reason,
    at: createdAt.getTime(),
    appeal: toAppeal(appealed)
  }));
}
