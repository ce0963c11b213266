import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { users } from '../../db/schema/accounts.ts';
import { sellers } from '../../db/schema/listings.ts';
import { notices } from '../../db/schema/notices.ts';
import { mutedSellers } from '../../db/schema/seller-messages.ts';
import { addReport } from '../report/add-report.ts';

/** Throws `not_found` for a person who never sold. */
export async function muteSeller(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { username, isMuted }: InputOf<CloudContract['sellerMessages.mute']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['sellerMessages.mute']>> {
  const { id: userId } = getPerson(request, 'message.read');
  const [seller] = await db
    .select({ id: sellers.userId })
    .from(sellers)
    .innerJoin(users, eq(users.id, sellers.userId))
    .where(eq(users.username, username));
  if (seller === undefined) throw new ContractFailure('not_found');
  if (isMuted)
    await db
      .insert(mutedSellers)
      .values({ userId, sellerId: seller.id, createdAt: new Date(now()) })
      .onConflictDoNothing();
  else
    await db
      .delete(mutedSellers)
      .where(and(eq(mutedSellers.userId, userId), eq(mutedSellers.sellerId, seller.id)));
  return { isMuted };
}

/** Throws `not_found` for a message that the caller did not get. */
export async function reportMessage(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, reason, note }: InputOf<CloudContract['sellerMessages.report']>,
  request: RequestContext
): Promise<void> {
  const { id: reporterId } = getPerson(request, 'message.report');
  await context.db.transaction(async (tx) => {
    const [received] = await tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.userId, reporterId), eq(notices.key, `message:${id}`)));
    if (received === undefined) throw new ContractFailure('not_found');
    await addReport(context, tx, { reporterId, subjectKind: 'message', subjectId: id, reason, note });
  });
}
