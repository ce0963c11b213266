import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/database.ts';
import type { Database, DatabaseClient } from '#server/db/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { Log } from '#server/log/log.ts';

const quiet = () => undefined;
export const silentLog: Log = {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  child: () => silentLog
};

/** Opens the database of a server that runs on `dataFolder`, and closes the connections afterwards. */
export async function withServerDatabase<Answer>(
  dataFolder: string,
  run: (database: DatabaseClient) => Promise<Answer>
): Promise<Answer> {
  const database = await openDatabase(
    { dataFolder, siteUrl: undefined, database: { url: undefined, ownerUrl: undefined, connections: 2 } },
    silentLog
  );
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Rejects for an address without an account. */
export async function findUserId(db: Database, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`Nobody has ${email}`);
  return user.id;
}
