import { findUserId, withServerDatabase } from './with-server-database.ts';

/**
 * Lets 31 days pass for everything that somebody's devices did before the newest of their sessions began. Of a server that
 * runs on its own database.
 */
export const passMonth = (dataFolder: string, email: string): Promise<void> =>
  withServerDatabase(dataFolder, async ({ db, pool }) => {
    const userId = await findUserId(db, email);
    await pool.query(
      `update sessions set created_at = created_at - interval '31 days',
         last_used_at = last_used_at - interval '31 days', expires_at = expires_at - interval '31 days'
       where user_id = $1 and created_at < (select max(created_at) from sessions where user_id = $1)`,
      [userId]
    );
  });
