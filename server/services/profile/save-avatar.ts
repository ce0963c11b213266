import type { Account } from '#shared/domain/people/account.ts';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../request-context.ts';
import { getPerson } from '../account/get-person.ts';
import { drawAvatar } from './draw-avatar.ts';
import { setAvatar } from './set-avatar.ts';

export async function saveAvatar(
  context: Pick<Context, 'db' | 'media' | 'now'>,
  { bytes }: { readonly bytes: Uint8Array },
  request: RequestContext
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  const drawn = await drawAvatar(bytes);
  const key = await context.media.put({ folder: 'avatars', ownerId: id, type: 'image/webp', bytes: drawn });
  return setAvatar(context, id, key);
}
