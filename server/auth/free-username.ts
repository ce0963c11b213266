import { eq, like, or } from 'drizzle-orm';
import { isReservedUsername, proposeUsername, Username } from '#shared/domain/people/username.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';

export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return row !== undefined;
}

/** The requested name, or the nearest one that is free: "ana", "ana-2", "ana-3", … */
export async function findFreeUsername(db: Database, requested: string): Promise<string> {
  const isFit = Username.safeParse(requested).success && !isReservedUsername(requested);
  if (isFit && !(await isUsernameTaken(db, requested))) return requested;
  const base = proposeUsername(requested);
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(or(eq(users.username, base), like(users.username, `${base}-%`)));
  const taken = new Set(rows.map(({ username }) => username));
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(name)) return name;
  }
}
