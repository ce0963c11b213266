import { and, desc, eq, like, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { notices } from '../../db/schema/notices.ts';
import { reports } from '../../db/schema/reviews.ts';
import { mutedSellers, sellerMessages } from '../../db/schema/seller-messages.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { toPerson } from '../listing/read/listing-card.ts';
import { isShown } from '../report/add-report.ts';
import { listRecipients } from './list-recipients.ts';
import { findNextTime, toSentMessage } from './send-message.ts';

const shownLimit = 20;
const MessageCursor = z.tuple([CursorId]);

/** The last messages about one of the caller's listings. Throws `not_found` for another seller's listing. */
export async function listMessages(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { listingId }: { readonly listingId: string },
  request: RequestContext
): Promise<OutputOf<CloudContract['sellerMessages.list']>> {
  const person = getPerson(request, 'message.send');
  const [listing] = await db
    .select({ ownerId: listings.sellerId })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (listing === undefined || !can(person, 'message.send', listing)) throw new ContractFailure('not_found');
  const messages = await db
    .select()
    .from(sellerMessages)
    .where(eq(sellerMessages.listingId, listingId))
    .orderBy(desc(sellerMessages.id))
    .limit(shownLimit);
  return {
    messages: messages.map(toSentMessage),
    recipientCount: (await listRecipients(db, listingId)).length,
    nextAt: await findNextTime(db, listingId, now())
  };
}

/** The caller's notices of messages, as the messages themselves, which are hidden once a report of them was acted on. */
export async function listReceived(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['sellerMessages.listReceived']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['sellerMessages.listReceived']>> {
  const { id: userId } = getPerson(request, 'message.read');
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, MessageCursor);
  const rows = await db
    .select({
      message: sellerMessages,
      seller: { username: users.username, displayName: users.displayName, avatarKey: users.avatarKey },
      listing: { slug: listings.slug, title: listingVersions.title },
      isMuted: sql<boolean>`${mutedSellers.userId} is not null`,
      isReported: sql<boolean>`${reports.id} is not null`
    })
    .from(notices)
    .innerJoin(sellerMessages, eq(sellerMessages.id, sql`substr(${notices.key}, length('message:') + 1)`))
    .innerJoin(users, eq(users.id, sellerMessages.sellerId))
    .innerJoin(listings, eq(listings.id, sellerMessages.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .leftJoin(
      mutedSellers,
      and(eq(mutedSellers.userId, userId), eq(mutedSellers.sellerId, sellerMessages.sellerId))
    )
    .leftJoin(
      reports,
      and(
        eq(reports.reporterId, userId),
        eq(reports.subjectKind, 'message'),
        eq(reports.subjectId, sellerMessages.id)
      )
    )
    .where(
      and(
        eq(notices.userId, userId),
        like(notices.key, 'message:%'),
        before === undefined ? undefined : lt(sellerMessages.id, before),
        isShown(db, 'message', sellerMessages.id)
      )
    )
    .orderBy(desc(sellerMessages.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ message, seller, ...rest }) => ({
    id: message.id,
    text: message.text,
    sentAt: message.sentAt.getTime(),
    seller: toPerson(seller),
    ...rest
  }));
  return { items, nextCursor: rows.length > limit ? encodeCursor([items.at(-1)?.id]) : null };
}
