import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { takeCredentials } from '../../auth/answer-headers.ts';
import type { Database } from '../../db/client.ts';
import type { TablePrivacy } from '../../db/privacy.ts';
import { privacyOfTables } from '../../db/privacy/all-tables.ts';
import { type DataSubject, isTheirs } from '../../db/privacy/is-theirs.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, reviews } from '../../db/schema/listings.ts';
import type { RequestContext } from '../../request-context.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { refreshSellerListings } from '../listing/refresh-seller-listings.ts';
import type { AccountContext } from './account-context.ts';
import { checkPassword } from './check-password.ts';
import { endSessions } from './end-sessions.ts';
import { getPerson } from './get-person.ts';
import { readAccount } from './read-account.ts';

/**
 * Removes or anonymises every row that is the person's, as its table's tag says, takes down what they sell, and then
 * removes their files.
 */
export async function removeAccount(
  context: AccountContext,
  { confirmation }: { readonly confirmation: string },
  request: RequestContext
): Promise<void> {
  const { db, now, media } = context;
  const person = getPerson(request, 'account.manage');
  const { id } = person;
  const { email, hasPassword, profile } = await readAccount(db, id);
  if (hasPassword) await checkPassword(context, request, person, confirmation);
  else if (confirmation !== profile.username) throw new ContractFailure('wrong_credentials');
  const [user] = await db.select({ avatarKey: users.avatarKey }).from(users).where(eq(users.id, id));
  await db.transaction(async (tx) => {
    const reviewed = await tx.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.authorId, id));
    for (const privacy of privacyOfTables) await forget(tx, privacy, { id, email });
    await endSessions(tx, id);
    const today = new Date(now());
    await tx.update(users).set({ deletedAt: today }).where(eq(users.id, id));
    await tx
      .update(listings)
      .set({ state: 'taken_down', updatedAt: today })
      .where(and(eq(listings.sellerId, id), eq(listings.state, 'published')));
    await refreshSellerListings(tx, id, now());
    await refreshListings(
      tx,
      reviewed.map((review) => review.id),
      now()
    );
  });
  if (user?.avatarKey != null) await media.remove(user.avatarKey);
  takeCredentials(request);
}

async function forget(db: Database, privacy: TablePrivacy, person: DataSubject): Promise<void> {
  const which = isTheirs(privacy, person);
  const { table, onDeletion } = privacy;
  if (which === undefined || onDeletion === 'keep') return;
  if (onDeletion === 'remove') await db.delete(table).where(which);
  else await db.update(table).set(onDeletion.anonymise(person.id)).where(which);
}
