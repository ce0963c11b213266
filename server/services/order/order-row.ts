import { getTableColumns } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

/** As `select *` of a statement that is written by hand gives it. */
export type RawOrder = Readonly<Record<string, unknown>>;

const columns = Object.entries(getTableColumns(orders)).map(([key, column]) => ({
  key,
  name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  column
}));

export function readOrderRow(raw: RawOrder): OrderRow {
  const row: Record<string, unknown> = {};
  for (const { key, name, column } of columns) {
    const value = raw[name] ?? null;
    row[key] = value === null ? null : column.mapFromDriverValue(value);
  }
  // The columns are those of the table, each read as its own type.
  return row as OrderRow;
}

/** As `jsonb_populate_record` takes it. */
export const writeRawOrder = (order: typeof orders.$inferInsert): RawOrder =>
  Object.fromEntries(columns.map(({ key, name }) => [name, order[key as keyof typeof order] ?? null]));
