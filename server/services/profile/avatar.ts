import { eq } from 'drizzle-orm';
import type { Account } from '#shared/domain/people/account.ts';
import type { Context } from '../../context/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { readAccount } from '../account/read-account.ts';

/** In pixels. */
const side = 512;

export async function saveAvatar(
  context: Pick<Context, 'db' | 'images' | 'media' | 'now'>,
  { bytes }: { readonly bytes: Uint8Array },
  request: RequestContext
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  const encoded = await context.images.encode({
    ownerId: id,
    bytes,
    width: side,
    height: side,
    fit: 'cover'
  });
  const key = await context.media.put({
    folder: 'avatars',
    ownerId: id,
    type: 'image/webp',
    bytes: encoded.bytes
  });
  return setAvatar(context, id, key);
}

export async function removeAvatar(
  context: Pick<Context, 'db' | 'media' | 'now'>,
  request: RequestContext
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  return setAvatar(context, id, null);
}

/** Replaces the picture's key, then removes the old file. */
async function setAvatar(
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
