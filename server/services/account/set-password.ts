import type { Database } from '../../db/client.ts';
import { signInMethods } from '../../db/schema/accounts.ts';
import type { AccountContext } from './account-context.ts';

/** Also for who only came through another service until now. */
export async function setPassword(
  { newId, now }: Pick<AccountContext, 'newId' | 'now'>,
  db: Database,
  userId: string,
  hashed: string
): Promise<void> {
  await db
    .insert(signInMethods)
    .values({ id: newId('sim'), userId, providerId: 'credential', accountId: userId, password: hashed })
    .onConflictDoUpdate({
      target: [signInMethods.providerId, signInMethods.accountId],
      set: { password: hashed, updatedAt: new Date(now()) }
    });
}
