import { eq } from 'drizzle-orm';
import type { UserCard } from '#shared/contract/cloud/admin/users.ts';
import { selectRoles } from '../../../auth/roles.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { sellers } from '../../../db/schema/listings.ts';
import { toPerson } from '../../listing/read/listing-card.ts';

/** Columns are named, so that a new one stays out until somebody decides that administrators see it. */
const columns = {
  id: users.id,
  email: users.email,
  username: users.username,
  displayName: users.displayName,
  avatarKey: users.avatarKey,
  isVerified: users.isVerified,
  hasSecondFactor: users.hasSecondFactor,
  isDemo: users.isDemo,
  suspendedAt: users.suspendedAt,
  deletedAt: users.deletedAt,
  createdAt: users.createdAt
};

export const selectUsers = (db: Database) =>
  db
    .select({ user: columns, roles: selectRoles(users.id), seller: sellers })
    .from(users)
    .leftJoin(sellers, eq(sellers.userId, users.id))
    .$dynamic();

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

export const toUserCard = ({ user, roles, seller }: UserRow): UserCard => ({
  ...toPerson(user),
  id: user.id,
  email: user.email,
  roles: ['user', ...roles],
  isVerified: user.isVerified,
  isSuspended: user.suspendedAt !== null,
  isDeleted: user.deletedAt !== null,
  isDemo: user.isDemo,
  sellerState: seller?.state ?? null,
  createdAt: user.createdAt.getTime()
});

/** A person as others see them, with the id by which an administrator finds them. */
export const toNamedPerson = (
  user: Pick<UserRow['user'], 'id' | 'username' | 'displayName' | 'avatarKey'>
) => ({
  id: user.id,
  ...toPerson(user)
});

export const namedPersonColumns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  avatarKey: users.avatarKey
};
