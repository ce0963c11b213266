import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { desktopCodes, sessions, verifications } from '../../db/schema/accounts.ts';

/** Signs the person out at once, also where a sign-in is half done; `except` is the id of a session that stays. */
export async function endSessions(db: Database, userId: string, except?: string): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await db.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.id, except)));
  await db.delete(verifications).where(eq(verifications.value, userId));
  await db.delete(desktopCodes).where(eq(desktopCodes.userId, userId));
}
