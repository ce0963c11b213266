import { and, count, desc, eq, exists, lt, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { BuyerResult, ResultVideo } from '#shared/domain/market/community/buyer-result.ts';
import { computeUsableRates, type UsableRate } from '#shared/domain/market/community/usable-rate.ts';
import { videoUrl } from '#shared/domain/market/video-address.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { media } from '../../db/schema/media.ts';
import { entitlements } from '../../db/schema/orders.ts';
import { buyerResults, reports } from '../../db/schema/reviews.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { type PublicProfileRow, toPerson } from '../listing/read/listing-card.ts';
import { mediaUrl } from '../../media/media-store.ts';
import { findPublished } from '../question/read-questions.ts';
import { isShown } from '../report/add-report.ts';
import { findReviewable } from '../review/read-reviews.ts';

const ResultCursor = z.tuple([CursorId]);

const resultColumns = {
  result: buyerResults,
  clip: media,
  author: { username: users.username, displayName: users.displayName, avatarKey: users.avatarKey }
};

type ResultRow = {
  readonly result: typeof buyerResults.$inferSelect;
  readonly clip: typeof media.$inferSelect | null;
  readonly author: PublicProfileRow;
};

function toVideo({ result: { host, videoId }, clip }: ResultRow): ResultVideo {
  if (clip !== null) {
    const { id, mediaKey, width, height } = clip;
    return { kind: 'clip', mediumId: id, url: mediaUrl(mediaKey), width, height };
  }
  if (host === null || videoId === null) throw new Error('A result has neither a video nor a clip');
  return { kind: 'hosted', host, id: videoId, url: videoUrl(host, videoId) };
}

function toResult(row: ResultRow): BuyerResult {
  const { result, author } = row;
  return {
    id: result.id,
    author: toPerson(author),
    video: toVideo(row),
    model: result.model,
    settings: result.settings,
    changes: result.changes,
    takes: result.takes,
    createdAt: result.createdAt.getTime(),
    editedAt: result.editedAt?.getTime() ?? null
  };
}

/** False for one that an administrator hid, and while its author's entitlement is revoked, as during a dispute. */
export const isPublicResult = (db: Database) =>
  and(
    isShown(db, 'result', buyerResults.id),
    exists(
      db
        .select({ one: sql`1` })
        .from(entitlements)
        .where(
          and(
            eq(entitlements.holderId, buyerResults.authorId),
            eq(entitlements.listingId, buyerResults.listingId),
            eq(entitlements.state, 'opened')
          )
        )
    )
  );

export async function getResult(db: Database, id: string): Promise<BuyerResult> {
  const [row] = await db
    .select(resultColumns)
    .from(buyerResults)
    .innerJoin(users, eq(users.id, buyerResults.authorId))
    .leftJoin(media, eq(media.id, buyerResults.clipId))
    .where(eq(buyerResults.id, id));
  if (row === undefined) throw new ContractFailure('not_found');
  return toResult(row);
}

/** Newest first. */
export async function listResults(
  { db }: Pick<Context, 'db'>,
  { slug, cursor, limit }: InputOf<CloudContract['results.list']>
): Promise<OutputOf<CloudContract['results.list']>> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ResultCursor);
  const { id } = await findPublished(db, slug);
  const rows = await db
    .select(resultColumns)
    .from(buyerResults)
    .innerJoin(users, eq(users.id, buyerResults.authorId))
    .leftJoin(media, eq(media.id, buyerResults.clipId))
    .where(
      and(
        eq(buyerResults.listingId, id),
        before === undefined ? undefined : lt(buyerResults.id, before),
        isPublicResult(db)
      )
    )
    .orderBy(desc(buyerResults.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(toResult);
  return { items, nextCursor: rows.length > limit ? encodeCursor([items.at(-1)?.id]) : null };
}

export async function getRates(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string }
): Promise<UsableRate[]> {
  const { id } = await findPublished(db, slug);
  const counts = await db
    .select({
      model: buyerResults.model,
      buyers: count(),
      takes: sum(buyerResults.takes).mapWith(Number)
    })
    .from(buyerResults)
    .where(and(eq(buyerResults.listingId, id), isPublicResult(db)))
    .groupBy(buyerResults.model);
  return computeUsableRates(counts);
}

/** The person's own result, and the results that they reported. */
export async function getMyResult(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string },
  request: RequestContext
): Promise<OutputOf<CloudContract['results.getMine']>> {
  const { id: userId } = getPerson(request, 'result.write');
  const { listingId, kind, refusal } = await findReviewable(db, userId, { slug });
  if (kind !== 'prompt') throw new ContractFailure('not_found');
  const isOfListing = eq(buyerResults.listingId, listingId);
  const [own] = await db
    .select(resultColumns)
    .from(buyerResults)
    .innerJoin(users, eq(users.id, buyerResults.authorId))
    .leftJoin(media, eq(media.id, buyerResults.clipId))
    .where(and(isOfListing, eq(buyerResults.authorId, userId)));
  const reported = await db
    .select({ id: buyerResults.id })
    .from(reports)
    .innerJoin(buyerResults, eq(buyerResults.id, reports.subjectId))
    .where(and(isOfListing, eq(reports.reporterId, userId), eq(reports.subjectKind, 'result')));
  return {
    result: own === undefined ? null : toResult(own),
    refusal,
    reportedIds: reported.map(({ id }) => id)
  };
}
