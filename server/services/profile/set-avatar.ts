import { eq } from 'drizzle-orm';
import type { Account } from '#shared/domain/people/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { readAccount } from '../account/read-account.ts';

/** Puts the new picture's key in place of the old one, and then removes the old picture. */
export async function setAvatar(
  { db, media, now }: Pick<Context, 'db' | 'media' | 'now'>,
  userId: string,
  key: string | null
): Promise<Account> {
  const old = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ key: users.avatarKey })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    await tx
      .update(users)
      .set({ avatarKey: key, updatedAt: new Date(now()) })
      .where(eq(users.id, userId));
    return user?.key ?? null;
  });
  if (old !== null && old !== key) await media.remove(old);
  return readAccount(db, userId);
}
