import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import { suspendAccount } from '../services/account/suspend-account.ts';
import type { Command } from './command.ts';

export const suspend: Command = {
  name: 'suspend',
  takes: '<email>',
  says: 'Sign the person with this address out everywhere and let them read only.',
  run: async (context, email) => {
    const [user] = await context.db
      .select({ id: users.id, suspendedAt: users.suspendedAt })
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)));
    if (user === undefined) throw new Error('Nobody has an account with this address.');
    if (user.suspendedAt !== null) return 'This account is suspended already.';
    await suspendAccount(context, { userId: user.id, actorId: null, reason: 'a command on the server' });
    return 'This account is suspended now.';
  }
};
