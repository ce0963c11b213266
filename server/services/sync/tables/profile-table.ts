import { and, eq, isNull, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { ProfileDraft } from '#shared/domain/people/account.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { mediaUrl } from '../../../media/media-store.ts';
import { saveProfile } from '../../profile/profile.ts';
import { parseChange } from './parse-change.ts';
import type { SyncedTable } from './synced-table.ts';

export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select from users where id = ${userId} for no key update`);
}

/** The fields of a profile that devices write. The username can be taken, and a picture is a file: both need the server. */
const ProfileFields = ProfileDraft.omit({ username: true });

/** The user's own profile: one row, that can neither be made nor deleted by a device. */
export const profileTable: SyncedTable = {
  table: 'users',
  lock: (db, userId) => lockUser(db, userId),
  load: async (db, { userId, ids }) => {
    if (!ids.includes(userId)) return new Map();
    const rows = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    return new Map(rows.map((user) => [user.id, toValue(user)]));
  },
  writtenAt: ({ updatedAt }) => Number(updatedAt),
  write: async (context, { before, after }, request) => {
    if (before === undefined || after === undefined) throw new ContractFailure('forbidden');
    const fields = parseChange(ProfileFields, after.value);
    const written = parseChange(ProfileFields, before.value);
    if (JSON.stringify(fields) !== JSON.stringify(written)) await saveProfile(context, fields, request);
  }
};

const toValue = ({
  username,
  displayName,
  bio,
  links,
  avatarKey,
  updatedAt
}: typeof users.$inferSelect): DocumentValue => ({
  username,
  displayName,
  bio,
  links: links.map(({ label, url }) => ({ label, url })),
  avatarUrl: avatarKey === null ? null : mediaUrl(avatarKey),
  updatedAt: updatedAt.getTime()
});
