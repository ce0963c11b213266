import { eq, sql } from 'drizzle-orm';
import { isReservedUsername, proposeUsername, Username } from '#shared/domain/people/username.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';

export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(users).where(eq(users.username, username));
  return row !== undefined;
}

/** The wanted name, or the nearest one that nobody has: "ana", "ana-2", "ana-3", … */
export async function findFreeUsername(db: Database, wanted: string): Promise<string> {
  const isFit = Username.safeParse(wanted).success && !isReservedUsername(wanted);
  if (isFit && !(await isUsernameTaken(db, wanted))) return wanted;
  const base = proposeUsername(wanted);
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(sql`${users.username} = ${base} or ${users.username} ~ ${`^${base}-[0-9]+$`}`);
  const taken = new Set(rows.map(({ username }) => username));
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(name)) return name;
  }
}
