import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { hashToken } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/client.ts';
import { mailRequests, signUps, users } from '../../../db/schema/accounts.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { setPassword } from '../password/change-password.ts';
import { findFreeUsername } from '../../../auth/free-username.ts';

const resetHours = 1;

/** Follows a mailed link: creates the account that was requested, or gives an account its new address. */
export async function verifyEmail(
  context: AccountContext,
  { token }: { readonly token: string },
  { actor }: Pick<RequestContext, 'actor'>
): Promise<{ readonly isPasswordWanted: boolean }> {
  const tokenHash = hashToken(token);
  return context.db.transaction(async (tx) => {
    const created = await createAccount(context, tx, tokenHash);
    if (created !== undefined) return created;
    const signedInId = actor.kind === 'visitor' ? undefined : actor.id;
    if (!(await changeAddress(context, tx, tokenHash, signedInId))) throw new ContractFailure('link_expired');
    return { isPasswordWanted: false };
  });
}

/** Undefined where the link belongs to no sign-up, or the address has an account by now. */
async function createAccount(
  context: AccountContext,
  tx: Database,
  tokenHash: string
): Promise<{ readonly isPasswordWanted: boolean } | undefined> {
  const [requested] = await tx
    .delete(signUps)
    .where(and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, new Date(context.now()))))
    .returning();
  if (requested === undefined) return undefined;
  const { email, displayName, passwordHash } = requested;
  const others = await tx.delete(signUps).where(eq(signUps.email, email)).returning({ id: signUps.id });
  const id = context.newId('usr');
  const created = await tx
    .insert(users)
    .values({
      id,
      email,
      displayName,
      isVerified: true,
      username: await findFreeUsername(tx, requested.username)
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created.length === 0) return undefined;
  // With several sign-ups it is unknown whose password is the owner's: a stranger may have requested this very mail.
  const isPasswordWanted = others.length > 0;
  if (isPasswordWanted) await allowReset(context, tx, { userId: id, email, tokenHash });
  else await setPassword(context, tx, id, passwordHash);
  return { isPasswordWanted };
}

/** The followed link is valid once more, to choose a password. */
async function allowReset(
  { now, newId }: AccountContext,
  tx: Database,
  owner: { readonly userId: string; readonly email: string; readonly tokenHash: string }
): Promise<void> {
  const expiresAt = new Date(now() + resetHours * 3_600_000);
  await tx.insert(mailRequests).values({ id: newId('mrq'), kind: 'reset', ...owner, expiresAt });
}

/**
 * An address that an OAuth provider never verified is confirmed only in a session of its account: a stranger may have
 * given it to the provider. Throws `unauthenticated` otherwise, and the link stays valid.
 */
async function changeAddress(
  { now }: AccountContext,
  tx: Database,
  tokenHash: string,
  signedInId: string | undefined
): Promise<boolean> {
  const [requested] = await tx
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
  if (requested?.userId == null) return false;
  const [owner] = await tx
    .select({ id: users.id, isVerified: users.isVerified })
    .from(users)
    .where(eq(users.email, requested.email));
  if (owner !== undefined && owner.id !== requested.userId) return false;
  if (owner?.isVerified === false && owner.id !== signedInId) throw new ContractFailure('unauthenticated');
  await tx
    .update(users)
    .set({ email: requested.email, isVerified: true, updatedAt: new Date(now()) })
    .where(eq(users.id, requested.userId));
  await tx.delete(mailRequests).where(eq(mailRequests.userId, requested.userId));
  return true;
}
