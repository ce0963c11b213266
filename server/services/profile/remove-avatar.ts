import type { Account } from '#shared/domain/people/account.ts';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../request-context.ts';
import { getPerson } from '../account/get-person.ts';
import { setAvatar } from './set-avatar.ts';

export async function removeAvatar(
  context: Pick<Context, 'db' | 'media' | 'now'>,
  request: RequestContext
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  return setAvatar(context, id, null);
}
