import { and, desc, isNull, lte } from 'drizzle-orm';
import { defaultPlatformSettings, type PlatformSettings } from '#shared/domain/market/platform-settings.ts';
import type { Database } from '../db/client.ts';
import { platformSettings } from '../db/schema/ledger.ts';

/** The platform's settings in effect at `now`, Unix milliseconds. */
export async function readPlatformSettings(db: Database, now: number): Promise<PlatformSettings> {
  const { name, value, effectiveAt, cancelledAt } = platformSettings;
  const rows = await db
    .selectDistinctOn([name], { name, value })
    .from(platformSettings)
    .where(and(lte(effectiveAt, new Date(now)), isNull(cancelledAt)))
    .orderBy(name, desc(effectiveAt));
  return { ...defaultPlatformSettings, ...Object.fromEntries(rows.map((row) => [row.name, row.value])) };
}
