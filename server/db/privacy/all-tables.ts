// The tags of every table, one list a group of the schema.
import { eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { PartOf, TablePrivacy } from '../privacy.ts';
import { accountPrivacy } from './accounts.ts';
import { couponPrivacy } from './coupons.ts';
import { marketplacePrivacy } from './marketplace.ts';
import { modelListPrivacy } from './model-lists.ts';
import { moderationPrivacy } from './moderation.ts';
import { orderPrivacy } from './orders.ts';
import { payoutPrivacy } from './payouts.ts';
import { platformPrivacy } from './platform.ts';
import { requestPrivacy, sandboxPrivacy } from './technical-records.ts';
import { userListPrivacy } from './user-lists.ts';

export const privacyOfTables: readonly TablePrivacy[] = [
  ...accountPrivacy,
  ...marketplacePrivacy,
  ...couponPrivacy,
  ...orderPrivacy,
  ...payoutPrivacy,
  ...platformPrivacy,
  ...userListPrivacy,
  ...modelListPrivacy,
  ...moderationPrivacy,
  ...requestPrivacy,
  ...sandboxPrivacy
];

export type DataSubject = { readonly id: string; readonly email: string };

/** The condition that selects the person's rows of a table; undefined where no row can be theirs. */
export function ownedBySubject(
  { table, owners, partOf }: TablePrivacy,
  person: DataSubject
): SQL | undefined {
  const columns = getTableColumns(table);
  return or(
    ...Object.entries(owners).flatMap(([name, by]) => {
      const column = columns[name];
      if (column === undefined) return [];
      // An address from a form may have capital letters.
      return [by === 'id' ? eq(column, person.id) : eq(sql`lower(${column})`, person.email)];
    }),
    partOf === undefined ? undefined : wholeTable(columns[partOf.column], partOf, person)
  );
}

function wholeTable(column: PgColumn | undefined, { whole }: PartOf, person: DataSubject): SQL | undefined {
  const { id } = getTableColumns(whole.table);
  const which = ownedBySubject(whole, person);
  if (column === undefined || id === undefined || which === undefined) return undefined;
  return inArray(
    column,
    new QueryBuilder({ casing: 'snake_case' }).select({ id }).from(whole.table).where(which)
  );
}
