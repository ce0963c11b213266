import { grantRole } from '#server/services/account/lifecycle/moderation.ts';
import { createTestContext } from './create-test-context.ts';
import { findUserId, withServerDatabase } from './with-server-database.ts';

/** Makes somebody an administrator whose sessions have stepped up. Of a server that runs on its own database. */
export const seedAdministrator = (dataFolder: string, email: string): Promise<void> =>
  withServerDatabase(dataFolder, async (client) => {
    const { context } = createTestContext(client, dataFolder);
    await grantRole(context, { email, role: 'admin', actorId: null, reason: 'a journey' });
    const id = await findUserId(client.db, email);
    await client.pool.query('update users set has_second_factor = true where id = $1', [id]);
    await client.pool.query(
      `update sessions set stepped_up_until = now() + interval '15 minutes' where user_id = $1`,
      [id]
    );
  });
