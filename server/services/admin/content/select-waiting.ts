// Items that wait for a decision, one query per kind. Each pages by time on an index; reports are grouped by what they
// are about.
import { and, asc, eq, gt, isNotNull, min, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type QueueKind, waitMs } from '#shared/domain/market/moderation/queue.ts';
import type { QueueItemRef } from '#shared/contract/cloud/admin/content.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../../db/client.ts';
import { showcaseEntries } from '../../../db/schema/contact-and-showcase.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { orders, refundRequests } from '../../../db/schema/orders.ts';
import { reports } from '../../../db/schema/reviews.ts';
import { findReported } from './find-reported.ts';

export type Waiting = {
  readonly kind: QueueKind;
  readonly id: string;
  readonly title: string;
  /** The person who submitted, asked or wrote it. */
  readonly userId: string | null;
  /** Everybody whom it concerns, who therefore does not decide it. */
  readonly concerned: readonly string[];
  readonly since: number;
  readonly decideBy: number | null;
  readonly reportCount: number;
};

/** The item with this id, or a part of the queue behind an item. */
export type Which =
  | { readonly id: string }
  | { readonly behind: { readonly dueAt: number; readonly id: string } | null; readonly limit: number };

type Order = { readonly at: PgColumn; readonly id: PgColumn; readonly wait: number };

/** By due time and id, where an item is due `wait` after the time of its row. */
function select(which: Which, { at, id, wait }: Order): SQL | undefined {
  if ('id' in which) return eq(id, which.id);
  if (which.behind === null) return undefined;
  const moment = new Date(which.behind.dueAt - wait);
  return or(gt(at, moment), and(eq(at, moment), gt(id, which.behind.id)));
}

const limitOf = (which: Which): number => ('id' in which ? 1 : which.limit);

const sources: Readonly<Record<QueueKind, (db: Database, which: Which) => Promise<readonly Waiting[]>>> = {
  submission: async (db, which) => {
    const { id, submittedAt: at, state, content, listingId } = listingSubmissions;
    const rows = await db
      .select({ id, at, content, sellerId: listings.sellerId })
      .from(listingSubmissions)
      .innerJoin(listings, eq(listings.id, listingId))
      .where(and(eq(state, 'pending'), select(which, { at, id, wait: waitMs.submission })))
      .orderBy(asc(at), asc(id))
      .limit(limitOf(which));
    return rows.map(({ sellerId, ...row }) => ({
      ...wait('submission', row.id, row.at),
      title: row.content.title,
      userId: sellerId,
      concerned: [sellerId]
    }));
  },

  post_review: async (db, which) => {
    const { id, unreviewedSince: at, sellerId, version } = listings;
    const { title, listingId } = listingVersions;
    const rows = await db
      .select({ id, at, sellerId, title })
      .from(listings)
      .innerJoin(listingVersions, and(eq(listingId, id), eq(listingVersions.version, version)))
      .where(and(isNotNull(at), select(which, { at, id, wait: waitMs.post_review })))
      .orderBy(asc(at), asc(id))
      .limit(limitOf(which));
    return rows.flatMap((row) =>
      row.at === null
        ? []
        : {
            ...wait('post_review', row.id, row.at),
            title: row.title,
            userId: row.sellerId,
            concerned: [row.sellerId]
          }
    );
  },

  showcase: async (db, which) => {
    const { id, submittedAt: at, state, title, submitterId } = showcaseEntries;
    const rows = await db
      .select({ id, at, title, submitterId })
      .from(showcaseEntries)
      .where(and(eq(state, 'pending'), select(which, { at, id, wait: waitMs.showcase })))
      .orderBy(asc(at), asc(id))
      .limit(limitOf(which));
    return rows.map((row) => ({
      ...wait('showcase', row.id, row.at),
      title: row.title,
      userId: row.submitterId,
      concerned: row.submitterId === null ? [] : [row.submitterId]
    }));
  },

  refund: async (db, which) => {
    const { id, decideBy: at, requestedAt, state, orderId } = refundRequests;
    const { buyerId, sellerId } = orders;
    const rows = await db
      .select({ id, at, requestedAt, buyerId, sellerId, title: listingVersions.title })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, orderId))
      .innerJoin(
        listingVersions,
        and(eq(listingVersions.listingId, orders.listingId), eq(listingVersions.version, orders.version))
      )
      .where(and(eq(state, 'open'), select(which, { at, id, wait: 0 })))
      .orderBy(asc(at), asc(id))
      .limit(limitOf(which));
    return rows.map((row) => ({
      ...wait('refund', row.id, row.requestedAt),
      title: row.title,
      userId: row.buyerId,
      concerned: [row.buyerId, row.sellerId],
      decideBy: row.at.getTime()
    }));
  },

  /** All of them, since their order follows from their number; what was removed by its author leaves the queue. */
  report: async (db, which) => {
    const { subjectId, createdAt, reporterId, state } = reports;
    const rows = await db
      .select({
        id: subjectId,
        at: min(createdAt),
        reporters: sql<string[]>`array_agg(${reporterId})`
      })
      .from(reports)
      .where(and(eq(state, 'pending'), 'id' in which ? eq(subjectId, which.id) : undefined))
      .groupBy(subjectId);
    const reported = await findReported(
      db,
      rows.map((row) => row.id)
    );
    return rows.flatMap(({ id, at, reporters }) => {
      const found = reported.get(id);
      if (found === undefined || at === null) return [];
      return {
        ...wait('report', id, at),
        title: found.text,
        userId: found.authorId,
        concerned: [found.authorId, ...reporters],
        reportCount: reporters.length
      };
    });
  }
};

const wait = <Kind extends QueueKind>(kind: Kind, id: string, at: Date) => ({
  kind,
  id,
  since: at.getTime(),
  decideBy: null,
  reportCount: 0
});

export const selectWaiting = (db: Database, kind: QueueKind, which: Which): Promise<readonly Waiting[]> =>
  sources[kind](db, which);

/** Throws `not_found` for an item that does not wait, and `own_decision` for one that concerns the administrator. */
export async function getWaiting(
  db: Database,
  { kind, id }: QueueItemRef,
  administratorId: string
): Promise<Waiting> {
  const [item] = await selectWaiting(db, kind, { id });
  if (item === undefined) throw new ContractFailure('not_found');
  if (item.concerned.includes(administratorId)) throw new ContractFailure('own_decision');
  return item;
}
