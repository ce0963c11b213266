import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { mailRequests, signUps, users } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { findFreeUsername } from './find-free-username.ts';
import { hashLinkToken } from './link-token.ts';
import { setPassword } from './set-password.ts';

const hoursToChoose = 1;

/** Follows the link of a mail: makes the account that was asked for, or gives an account its new address. */
export async function verifyEmail(
  context: AccountContext,
  { token }: { readonly token: string },
  { actor }: Pick<RequestContext, 'actor'>
): Promise<{ readonly isPasswordWanted: boolean }> {
  const tokenHash = hashLinkToken(token);
  return context.db.transaction(async (tx) => {
    const made = await makeAccount(context, tx, tokenHash);
    if (made !== undefined) return made;
    const askerId = actor.kind === 'visitor' ? undefined : actor.id;
    if (!(await changeAddress(context, tx, tokenHash, askerId))) throw new ContractFailure('link_expired');
    return { isPasswordWanted: false };
  });
}

/** Undefined where the link is none of a sign-up, or the address has an account by now. */
async function makeAccount(
  context: AccountContext,
  tx: Database,
  tokenHash: string
): Promise<{ readonly isPasswordWanted: boolean } | undefined> {
  const [asked] = await tx
    .delete(signUps)
    .where(and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, new Date(context.now()))))
    .returning();
  if (asked === undefined) return undefined;
  const { email, displayName, passwordHash } = asked;
  const others = await tx.delete(signUps).where(eq(signUps.email, email)).returning({ id: signUps.id });
  const id = context.newId('usr');
  const made = await tx
    .insert(users)
    .values({
      id,
      email,
      displayName,
      isVerified: true,
      username: await findFreeUsername(tx, asked.username)
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made.length === 0) return undefined;
  // Which of several passwords is the mailbox's owner's, nobody can tell: a stranger may have sent this very mail.
  const isPasswordWanted = others.length > 0;
  if (isPasswordWanted) await letChoosePassword(context, tx, { userId: id, email, tokenHash });
  else await setPassword(context, tx, id, passwordHash);
  return { isPasswordWanted };
}

/** The link that was followed serves once more, as that of a reset. */
async function letChoosePassword(
  { now, newId }: AccountContext,
  tx: Database,
  owner: { readonly userId: string; readonly email: string; readonly tokenHash: string }
): Promise<void> {
  const expiresAt = new Date(now() + hoursToChoose * 3_600_000);
  await tx.insert(mailRequests).values({ id: newId('mrq'), kind: 'reset', ...owner, expiresAt });
}

/**
 * An address that another service never checked is confirmed by whoever is signed in to that account: a stranger may
 * have given it there. Throws `unauthenticated` otherwise, and leaves the link as it is.
 */
async function changeAddress(
  { now }: AccountContext,
  tx: Database,
  tokenHash: string,
  askerId: string | undefined
): Promise<boolean> {
  const [asked] = await tx
    .delete(mailRequests)
    .where(
      and(
        eq(mailRequests.tokenHash, tokenHash),
        eq(mailRequests.kind, 'change_email'),
        isNotNull(mailRequests.userId),
        gt(mailRequests.expiresAt, new Date(now()))
      )
    )
    .returning();
  if (asked?.userId == null) return false;
  const [owner] = await tx
    .select({ id: users.id, isVerified: users.isVerified })
    .from(users)
    .where(eq(users.email, asked.email));
  if (owner !== undefined && owner.id !== asked.userId) return false;
  if (owner?.isVerified === false && owner.id !== askerId) throw new ContractFailure('unauthenticated');
  await tx
    .update(users)
    .set({ email: asked.email, isVerified: true, updatedAt: new Date(now()) })
    .where(eq(users.id, asked.userId));
  await tx.delete(mailRequests).where(eq(mailRequests.userId, asked.userId));
  return true;
}
