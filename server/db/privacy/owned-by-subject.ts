import { eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { PartOf, TablePrivacy } from '../privacy.ts';

export type DataSubject = { readonly id: string; readonly email: string };

/** Which rows of a table are the person's; undefined where none can be. */
export function ownedBySubject(
  { table, owners, partOf }: TablePrivacy,
  person: DataSubject
): SQL | undefined {
  const columns = getTableColumns(table);
  return or(
    ...Object.entries(owners).flatMap(([name, by]) => {
      const column = columns[name];
      if (column === undefined) return [];
      // An address that somebody typed in a form may have capitals.
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
