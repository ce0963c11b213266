import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Restriction } from '#shared/domain/people/restrictions.ts';
import type { Database } from '../../db/client.ts';
import { platformRestrictions } from '../../db/schema/platform.ts';

export async function readRestrictions(db: Database): Promise<Restriction[]> {
  const rows = await db
    .select({ name: platformRestrictions.name })
    .from(platformRestrictions)
    .where(eq(platformRestrictions.isInForce, true));
  return rows.map(({ name }) => name);
}

/** For what a route alone does not tell. Throws the restriction where it is in force. */
export async function refuseWhile(db: Database, ...names: readonly Restriction[]): Promise<void> {
  const inForce = await readRestrictions(db);
  const refusal = names.find((name) => inForce.includes(name));
  if (refusal !== undefined) throw new ContractFailure(refusal);
}
