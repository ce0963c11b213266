import { and, eq, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account, ProfileDraft } from '#shared/domain/people/account.ts';
import { isReservedUsername } from '#shared/domain/people/username.ts';
import type { Context } from '../../context.ts';
import { brokenConstraint } from '../../db/broken-constraint.ts';
import { users } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import { getPerson } from '../account/get-person.ts';
import { readAccount } from '../account/read-account.ts';

/** Writes the four fields of the draft and no other. */
export async function saveProfile(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { username, displayName, bio, links }: ProfileDraft,
  request: RequestContext
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  const before = await readAccount(db, id);
  const isNewName = username !== before.profile.username;
  if (isNewName && isReservedUsername(username)) throw new ContractFailure('username_taken');
  const saving = db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, username), ne(users.id, id)));
    if (other !== undefined) throw new ContractFailure('username_taken');
    await tx
      .update(users)
      .set({ username, displayName, bio, links, updatedAt: new Date(now()) })
      .where(eq(users.id, id));
  });
  await saving.catch((error: unknown) => {
    // Taken between the look and the writing, by whoever was a moment faster.
    if (brokenConstraint(error) === 'users_username_unique') throw new ContractFailure('username_taken');
    throw error;
  });
  return readAccount(db, id);
}
