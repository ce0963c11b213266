import { and, eq, gt } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import {
  findNextMessageTime,
  messagePeriodMs,
  type SentMessage
} from '#shared/domain/market/community/seller-message.ts';
import { can, type OwnedResource } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { sellerMessages } from '../../db/schema/seller-messages.ts';
import { lockActiveSeller } from '../listing/submit/submit-listing.ts';
import { refuseForbiddenWords } from '../moderation/refuse-forbidden-words.ts';
import { addNotice } from '../notice/add-notice.ts';
import { listRecipients } from './list-recipients.ts';

type SendContext = Pick<Context, 'db' | 'now' | 'newId'>;

/** Sends once per `clientId`, to each recipient as a notice. See `sellerMessages.send` for what is refused. */
export async function sendMessage(
  { db, now, newId }: SendContext,
  { listingId, clientId, text }: InputOf<CloudContract['sellerMessages.send']>,
  request: RequestContext
): Promise<SentMessage> {
  const person = getPerson(request, 'message.send');
  const sellerId = person.id;
  return db.transaction(async (tx) => {
    // Also serializes the seller's messages, so that two at once cannot both be the last one allowed.
    await lockActiveSeller(tx, sellerId);
    const about = await findOwnListing(tx, person, listingId);
    const sent = await findSent(tx, sellerId, clientId);
    if (sent !== undefined) {
      if (sent.listingId !== listingId || sent.text !== text)
        throw new ContractFailure('idempotency_key_reused');
      return toSentMessage(sent);
    }
    await refuseForbiddenWords(tx, { message: text });
    if ((await findNextTime(tx, listingId, now())) !== null)
      throw new ContractFailure('message_limit_reached');
    const to = await listRecipients(tx, listingId);
    if (to.length === 0) throw new ContractFailure('no_recipients');
    const id = newId('slm');
    const row = {
      id,
      sellerId,
      listingId,
      clientId,
      text,
      recipientCount: to.length,
      sentAt: new Date(now())
    };
    await tx.insert(sellerMessages).values(row);
    await addNotice({ now, newId }, tx, {
      to,
      key: `message:${id}`,
      subject: { kind: 'seller_message', messageId: id, text, ...about }
    });
    return toSentMessage(row);
  });
}

/** Throws `not_found` for another seller's listing and `forbidden` for one that was never sold or was taken down. */
async function findOwnListing(
  tx: Database,
  person: Parameters<typeof can>[0],
  listingId: string
): Promise<{ readonly slug: string; readonly title: string; readonly seller: string }> {
  const [found] = await tx
    .select({
      sellerId: listings.sellerId,
      state: listings.state,
      slug: listings.slug,
      title: listingVersions.title,
      seller: users.displayName
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(eq(listings.id, listingId));
  const subject: OwnedResource = { ownerId: found?.sellerId ?? null };
  if (found === undefined || !can(person, 'message.send', subject)) throw new ContractFailure('not_found');
  const { state, slug, title, seller } = found;
  if (state !== 'published' && state !== 'paused' && state !== 'archived')
    throw new ContractFailure('forbidden');
  return { slug, title, seller };
}

async function findSent(tx: Database, sellerId: string, clientId: string) {
  const [sent] = await tx
    .select()
    .from(sellerMessages)
    .where(and(eq(sellerMessages.sellerId, sellerId), eq(sellerMessages.clientId, clientId)));
  return sent;
}

/** When the next message about the listing may be sent; null for now. */
export async function findNextTime(db: Database, listingId: string, now: number): Promise<number | null> {
  const since = new Date(now - messagePeriodMs);
  const recent = await db
    .select({ sentAt: sellerMessages.sentAt })
    .from(sellerMessages)
    .where(and(eq(sellerMessages.listingId, listingId), gt(sellerMessages.sentAt, since)));
  return findNextMessageTime(
    recent.map(({ sentAt }) => sentAt.getTime()),
    now
  );
}

export const toSentMessage = ({
  id,
  text,
  sentAt,
  recipientCount
}: Omit<typeof sellerMessages.$inferSelect, 'sellerId' | 'listingId' | 'clientId'>): SentMessage => ({
  id,
  text,
  sentAt: sentAt.getTime(),
  recipientCount
});
