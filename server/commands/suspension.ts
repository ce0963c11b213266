import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { users } from '../db/schema/accounts.ts';
import { liftSuspension as lift, suspendAccount } from '../services/account/lifecycle/moderation.ts';
import type { Command } from './command.ts';

const reason = 'a command on the server';

export const suspend: Command = {
  name: 'suspend',
  takes: '<email>',
  says: 'Sign the person with this address out everywhere and let them read only.',
  run: async (context, email) => {
    const { id: userId, suspendedAt } = await findAccount(context, email);
    if (suspendedAt !== null) return 'This account is suspended already.';
    await suspendAccount(context, { userId, actorId: null, reason });
    return 'This account is suspended now.';
  }
};

export const liftSuspension: Command = {
  name: 'lift-suspension',
  takes: '<email>',
  says: 'Let a suspended person with this address do everything again.',
  run: async (context, email) => {
    const { id: userId, suspendedAt } = await findAccount(context, email);
    if (suspendedAt === null) return 'This account is not suspended.';
    await lift(context, { userId, actorId: null, reason });
    return 'This account is no longer suspended.';
  }
};

async function findAccount({ db }: Pick<Context, 'db'>, email: string) {
  const [user] = await db
    .select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)));
  if (user === undefined) throw new Error('Nobody has an account with this address.');
  return user;
}
