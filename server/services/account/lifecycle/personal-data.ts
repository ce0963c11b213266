// Exporting and removing an account, by the privacy tag of every table (`server/db/privacy`).
import { and, eq, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { ContractFailure } from '#shared/contract/errors.ts';
import { expireCredentials } from '../../../auth/credentials.ts';
import type { Database } from '../../../db/client.ts';
import type { TablePrivacy } from '../../../db/privacy.ts';
import { type DataSubject, ownedBySubject, privacyOfTables } from '../../../db/privacy/all-tables.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listings, reviews } from '../../../db/schema/listings.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { refreshListings, refreshSellerListings } from '../../listing/publish/refresh-listings.ts';
import { findFilesOfOwner } from '../../media/remove-unused-media.ts';
import { listOwnDrafts } from '../../sealed/listing-drafts.ts';
import { listOwnSealed } from '../../sealed/sealed-content.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { checkPassword } from '../../../auth/reauthenticate.ts';
import { cancelOrdersOfBuyer } from '../../order/place/cancel-order.ts';
import { eraseSellerNotices } from '../../follow/erase-seller-notices.ts';
import { eraseReasonsOfBuyer } from '../../order/refund/refund-notices.ts';
import { lockBuyer } from '../../order/settle/read-current-state.ts';
import { readAccount } from '../read-account.ts';
import { refuseLastAdministrator } from './administrators.ts';
import { revokeSessions } from '../sessions/sessions.ts';

type Exported = {
  readonly exportedAt: number;
  readonly tables: Record<string, Record<string, unknown>[]>;
};

/** The person's rows of every table, without columns tagged secret, and the prompts they sell. */
export async function exportAccount({ db, now }: AccountContext, request: RequestContext): Promise<Exported> {
  const { id } = getPerson(request, 'account.manage');
  const { email } = await readAccount(db, id);
  return db.transaction(
    async (tx) => {
      const tables = await exportRows(tx, { id, email });
      const ownSealed = await listOwnSealed(tx, id);
      if (ownSealed.length > 0) tables['sealed.contents'] = ownSealed;
      const ownDrafts = await listOwnDrafts(tx, id);
      if (ownDrafts.length > 0) tables['sealed.listing_drafts'] = ownDrafts;
      return { exportedAt: now(), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  );
}

/** The person's rows by table, without secrets and without sealed text. */
export async function exportRows(db: Database, person: DataSubject): Promise<Exported['tables']> {
  const tables: Exported['tables'] = {};
  for (const privacy of privacyOfTables) {
    const rows = await readRows(db, privacy, person);
    if (rows.length > 0) tables[nameTable(privacy)] = rows.map((row) => withoutSecrets(row, privacy));
  }
  return tables;
}

function nameTable({ table }: TablePrivacy): string {
  const { schema } = getTableConfig(table);
  return schema === undefined ? getTableName(table) : `${schema}.${getTableName(table)}`;
}

async function readRows(
  db: Database,
  privacy: TablePrivacy,
  person: DataSubject
): Promise<Record<string, unknown>[]> {
  const which = ownedBySubject(privacy, person);
  return which === undefined ? [] : db.select().from(privacy.table).where(which);
}

const withoutSecrets = (row: Record<string, unknown>, { columns }: TablePrivacy): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns[name] !== 'secret'));

/** Removes the account of the person who asks; throws `last_administrator`. */
export async function removeAccount(
  context: AccountContext,
  { confirmation }: { readonly confirmation: string },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'account.manage');
  const { hasPassword, profile } = await readAccount(context.db, person.id);
  if (hasPassword) await checkPassword(context, request, person, confirmation);
  else if (confirmation !== profile.username) throw new ContractFailure('wrong_credentials');
  await eraseAccount(context, person.id, (tx) => refuseLastAdministrator(tx, person.id));
  expireCredentials(request);
}

/**
 * Removes or anonymizes the person's rows as their tables' tags say, cancels their unpaid orders, takes down their
 * listings, and removes files. `begin` is the first part of the transaction, and may refuse.
 */
export async function eraseAccount(
  context: AccountContext,
  id: string,
  begin: (tx: Database) => Promise<void>
): Promise<void> {
  const { db, now, media } = context;
  const { email } = await readAccount(db, id);
  const [user] = await db.select({ avatarKey: users.avatarKey }).from(users).where(eq(users.id, id));
  const files = await findFilesOfOwner(context, id);
  // Before their address is gone, which a provider needs to find a checkout whose start was not answered.
  await cancelOrdersOfBuyer(context, id);
  await db.transaction(async (tx) => {
    await begin(tx);
    await lockBuyer(tx, id);
    const reviewed = await tx.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.authorId, id));
    await eraseReasonsOfBuyer(tx, id);
    await eraseSellerNotices(tx, id);
    for (const privacy of privacyOfTables) await removeRows(tx, privacy, { id, email });
    await revokeSessions(tx, id);
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
  for (const key of files.keys) await media.remove(key);
  for (const uploadId of files.uploadIds) await media.parts.remove(uploadId);
}

async function removeRows(db: Database, privacy: TablePrivacy, person: DataSubject): Promise<void> {
  const which = ownedBySubject(privacy, person);
  const { table, onDeletion } = privacy;
  if (which === undefined || onDeletion === 'keep') return;
  if (onDeletion === 'remove') await db.delete(table).where(which);
  else await db.update(table).set(onDeletion.anonymize(person.id)).where(which);
}
