import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { platformRestrictions } from '../db/schema/platform.ts';

/** The restriction under which nobody can create an account at the moment; null where they can. */
export async function findRegistrationRefusal(db: Database) {
  const [found] = await db
    .select({ name: platformRestrictions.name })
    .from(platformRestrictions)
    .where(
      and(
        eq(platformRestrictions.isInForce, true),
        inArray(platformRestrictions.name, ['registration_closed', 'maintenance'])
      )
    )
    .limit(1);
  return found?.name ?? null;
}
