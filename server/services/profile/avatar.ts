import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import type { Context } from '../../context/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { readAccount } from '../account/read-account.ts';

export async function saveAvatar(
  context: Pick<Context, 'db' | 'media' | 'now'>,
  { bytes }: { readonly bytes: Uint8Array },
  request: RequestContext
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  const encoded = await encodeAvatar(bytes);
  const key = await context.media.put({ folder: 'avatars', ownerId: id, type: 'image/webp', bytes: encoded });
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

const side = 512;
/** A phone's camera makes fewer; a decompression bomb has more. */
const maxPixels = 50_000_000;
const timeoutSeconds = 10;

/** Magic numbers of JPEG, PNG and WebP, checked first so that no other format reaches a decoder. */
const signatures: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) =>
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

sharp.cache(false);
sharp.concurrency(1);

/** Re-encodes a JPEG, PNG or WebP as a square WebP without metadata. Throws `media_refused` for anything else. */
async function encodeAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  if (!signatures.some((matches) => matches(bytes))) throw new ContractFailure('media_refused');
  try {
    const encoded = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer();
    return new Uint8Array(encoded);
  } catch (cause) {
    throw new ContractFailure('media_refused', undefined, { cause });
  }
}
