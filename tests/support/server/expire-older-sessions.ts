import { findUserId, withServerDatabase } from './with-server-database.ts';

/** Moves all but a user's newest session back by 31 days, so that they have expired. The server needs a database of its own. */
export const expireOlderSessions = (dataFolder: string, email: string): Promise<void> =>
  withServerDatabase(dataFolder, async ({ db, pool }) => {
    const userId = await findUserId(db, email);
    await pool.query(
      `update sessions set created_at = created_at - interval '31 days',
         last_used_at = last_used_at - interval '31 days', expires_at = expires_at - interval '31 days'
       where user_id = $1 and created_at < (select max(created_at) from sessions where user_id = $1)`,
      [userId]
    );
  });
