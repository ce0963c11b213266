import { sql } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';

/** How often the catalogue has changed so far. */
export async function readEpoch({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ readonly epoch: string }>(sql`select epoch from catalogue_clock`);
  return Number(rows[0]?.epoch);
}
