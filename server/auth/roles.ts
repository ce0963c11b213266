import { type AnyColumn, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#shared/domain/people/actor.ts';
import { sellerRoleStates } from '#shared/domain/market/states.ts';

const sellerStates = sql.raw(sellerRoleStates.map((state) => `'${state}'`).join());

/** The roles of a person besides `user`: those that were granted, and `seller` by the state of their selling. */
export const selectRoles = (userId: AnyColumn): SQL<Role[]> => sql<Role[]>`array(
  select role from (
    select r.role from user_roles r where r.user_id = ${userId}
    union
    select 'seller' from sellers s where s.user_id = ${userId} and s.state in (${sellerStates})
  ) roles order by role desc)`;
