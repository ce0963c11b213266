import { sql } from 'drizzle-orm';
import { type PlatformNumber, platformNumbers } from '#shared/domain/order/platform-numbers.ts';
import type { Database } from '../../db/client.ts';

/** Every number of the platform as it holds at `now`, Unix milliseconds. */
export async function readPlatformNumbers(
  db: Database,
  now: number
): Promise<Readonly<Record<PlatformNumber, number>>> {
  const { rows } = await db.execute<{ name: string; value: number }>(sql`
    select distinct on (name) name, value from platform_settings
    where effective_at <= to_timestamp(${now / 1000}::float8) order by name, effective_at desc`);
  return { ...platformNumbers, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}
