import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** SQL of the key of the category that a text stands for, or of the text itself where it stands for none. */
export const categoryOf = (text: SQL): SQL =>
  sql`coalesce((select a.category_key from category_aliases a where a.alias = lower(${text})), ${text})`;

/** The key of the category that a text stands for, or the text itself where it stands for none. */
export async function fileUnder(db: Database, text: string): Promise<string> {
  const { rows } = await db.execute<{ readonly key: string }>(
    sql`select ${categoryOf(sql`${text}::text`)} as key`
  );
  return rows[0]?.key ?? text;
}

/** A filter that asks for categories by their keys, whatever texts it was given: links outlive names. */
export async function resolveCategories<Filter extends { readonly category: readonly string[] }>(
  db: Database,
  filter: Filter
): Promise<Filter> {
  if (filter.category.length === 0) return filter;
  const { rows } = await db.execute<{ readonly key: string }>(sql`
    select distinct ${categoryOf(sql`asked`)} as key
    from unnest(${sql.param([...filter.category])}::text[]) asked`);
  return { ...filter, category: rows.map(({ key }) => key) };
}
