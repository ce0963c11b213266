import { grantRole } from '#server/services/account/lifecycle/moderation.ts';
import type { TestApp } from './create-test-app.ts';
import type { SignedInUser } from './test-users.ts';

/** Every session of this person may act as an administrator, as if a code of their second factor had been given. */
export async function stepUpInDatabase({ database }: TestApp, userId: string): Promise<void> {
  await database.pool.query('update users set has_second_factor = true where id = $1', [userId]);
  await database.pool.query("update sessions set stepped_up_until = '9999-01-01' where user_id = $1", [
    userId
  ]);
}

/** Grants the role, and lets the person's sessions use it. */
export async function makeAdmin(server: TestApp, { id, email }: SignedInUser): Promise<void> {
  await grantRole(server.context, { email, role: 'admin', actorId: null, reason: 'a test' });
  await stepUpInDatabase(server, id);
}
