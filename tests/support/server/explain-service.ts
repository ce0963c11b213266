import { drizzle } from 'drizzle-orm/node-postgres';
import { schema } from '#server/db/schema.ts';
import type { TestDatabase } from './test-database.ts';

/** The plans of every statement that a service runs. */
export async function explainService(
  { pool }: Pick<TestDatabase, 'pool'>,
  run: (context: Pick<TestDatabase, 'db'>) => Promise<unknown>
): Promise<string> {
  const statements: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await run({ db: drizzle(pool, { schema, casing: 'snake_case', logger }) });
  const plans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
  }
  return plans.join('\n');
}
