import { count, eq, isNotNull, isNull, min, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Overview, type WaitingKind, waitingKinds } from '#shared/contract/cloud/admin/overview.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { countDay } from './count-day.ts';
import { appeals } from '../../../db/schema/audit.ts';
import { contactMessages, showcaseEntries } from '../../../db/schema/contact-and-showcase.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings } from '../../../db/schema/listings.ts';
import { refundRequests } from '../../../db/schema/orders.ts';
import { reports } from '../../../db/schema/reviews.ts';

/** Rows that wait for an administrator, and since when each does. */
const sources: Readonly<
  Record<WaitingKind, { readonly table: PgTable; readonly since: PgColumn; readonly isOpen: SQL | undefined }>
> = {
  submissions: {
    table: listingSubmissions,
    since: listingSubmissions.submittedAt,
    isOpen: eq(listingSubmissions.state, 'pending')
  },
  postReviews: {
    table: listings,
    since: listings.unreviewedSince,
    isOpen: isNotNull(listings.unreviewedSince)
  },
  refundRequests: {
    table: refundRequests,
    since: refundRequests.requestedAt,
    isOpen: eq(refundRequests.state, 'open')
  },
  reports: { table: reports, since: reports.createdAt, isOpen: eq(reports.state, 'pending') },
  showcase: {
    table: showcaseEntries,
    since: showcaseEntries.submittedAt,
    isOpen: eq(showcaseEntries.state, 'pending')
  },
  appeals: { table: appeals, since: appeals.createdAt, isOpen: eq(appeals.state, 'open') },
  contactMessages: {
    table: contactMessages,
    since: contactMessages.receivedAt,
    isOpen: isNull(contactMessages.answeredAt)
  }
};

/** Items that wait for an administrator, with the time of the oldest. */
export async function countWaiting({
  db
}: Pick<Context, 'db'>): Promise<OutputOf<CloudContract['overview.get']>['waiting']> {
  const counted = [];
  for (const kind of waitingKinds) {
    const { table, since, isOpen } = sources[kind];
    const [row] = await db
      .select({ count: count(), oldest: min(since) })
      .from(table)
      .where(isOpen);
    const oldest = row?.oldest as Date | null | undefined;
    counted.push({ kind, count: row?.count ?? 0, oldestAt: oldest?.getTime() ?? null });
  }
  return counted;
}

const dayMs = 86_400_000;

/** Waiting work, and today's numbers beside those of a week ago up to the same time of day, in UTC. */
export async function getOverview(context: Pick<Context, 'db' | 'now'>): Promise<Overview> {
  const asOf = context.now();
  const from = asOf - (asOf % dayMs);
  return {
    asOf,
    waiting: await countWaiting(context),
    today: await countDay(context, { from, until: asOf + 1 }),
    weekAgo: await countDay(context, { from: from - 7 * dayMs, until: asOf + 1 - 7 * dayMs })
  };
}
