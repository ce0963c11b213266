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
