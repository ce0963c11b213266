import { and, desc, eq, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { sellerRoleStates } from '#shared/domain/market/states.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { userRoles } from '../../../db/schema/audit.ts';
import { sellers } from '../../../db/schema/listings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { cutPage, readCursor } from './cut-page.ts';
import { selectUsers, toUserCard } from './select-users.ts';

type Query = InputOf<CloudContract['users.list']>;

/** Newest first; each kind of search and each filter is answered by an index. */
export async function listUsers(
  { db }: Pick<Context, 'db'>,
  { cursor, limit, search = '', ...filters }: Query
): Promise<OutputOf<CloudContract['users.list']>> {
  const before = readCursor(cursor);
  const rows = await selectUsers(db)
    .where(
      and(
        matchSearch(db, search),
        matchFilters(db, filters),
        before === undefined ? undefined : lt(users.id, before)
      )
    )
    .orderBy(desc(users.id))
    .limit(limit + 1);
  return cutPage(rows, limit, toUserCard);
}

function matchSearch(db: Database, search: string): SQL | undefined {
  if (/^usr_\w+$/.test(search)) return eq(users.id, search);
  if (/^ord_\w+$/.test(search)) {
    const buyer = db.select({ id: orders.buyerId }).from(orders).where(eq(orders.id, search));
    return inArray(users.id, buyer);
  }
  if (search === '') return isNull(users.deletedAt);
  const text = search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const startsWith = like(users.email, `${text}%`);
  if (search.includes('@')) return and(startsWith, isNull(users.deletedAt));
  // Trigrams of fewer than three letters are those of a word's beginning only.
  const pattern = search.length < 3 ? `${text}%` : `%${text}%`;
  // Usernames are in lower case: what ignores case would only take longer.
  const isNamed = or(sql`${users.displayName} ilike ${pattern}`, like(users.username, pattern));
  return and(or(startsWith, isNamed), isNull(users.deletedAt));
}

function matchFilters(
  db: Database,
  { role, status, sellerState }: Pick<Query, 'role' | 'status' | 'sellerState'>
): SQL | undefined {
  const inStates = (...states: readonly (typeof sellers.$inferSelect)['state'][]) =>
    inArray(users.id, db.select({ id: sellers.userId }).from(sellers).where(inArray(sellers.state, states)));
  const administrators = db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  const byRole = { admin: inArray(users.id, administrators), seller: inStates(...sellerRoleStates) };
  // As the partial indexes say it.
  const byStatus = {
    suspended: sql`suspended_at is not null`,
    unverified: sql`not is_verified and deleted_at is null`
  };
  return and(
    role === undefined ? undefined : byRole[role],
    status === undefined ? undefined : byStatus[status],
    sellerState === undefined ? undefined : inStates(sellerState)
  );
}
