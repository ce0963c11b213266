import type { Account } from '#shared/domain/people/account.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { readAccount } from './read-account.ts';

/** Null for a visitor. */
export async function getAccount(
  { db }: Pick<AccountContext, 'db'>,
  { actor }: Pick<RequestContext, 'actor'>
): Promise<Account | null> {
  return actor.kind === 'visitor' ? null : readAccount(db, actor.id);
}
