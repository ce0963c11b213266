import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { rememberDevice } from '../../../auth/attempt-limits.ts';
import { isSignUpBrowser } from '../../../auth/sign-up-nonce.ts';
import { hashToken } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/client.ts';
import { mailRequests, signUps, users } from '../../../db/schema/accounts.ts';
import type { RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { confirmDelivery } from '../../bounce/confirm-delivery.ts';
import { setPassword } from '../password/change-password.ts';
import { openSession } from '../sign-in/open-session.ts';
import { findRegistrationRefusal } from '../../../auth/registration-refusal.ts';
import { findFreeUsername } from '../../../auth/new-person-names.ts';

const firstPasswordHours = 1;

type Verified = {
  /** True if the same token now serves to choose the account's password. */
  readonly isPasswordWanted: boolean;
  /** The new account whose password was typed in this browser; null for any other link. */
  readonly newcomer: { readonly id: string; readonly email: string } | null;
};

/**
 * Follows a mailed link: creates the account that was requested, or gives an account its new address. The browser that
 * signed up is signed in to the new account: it holds the mailbox's link and the password's nonce.
 */
export async function verifyEmail(
  context: AccountContext,
  { token }: { readonly token: string },
  request: RequestContext
): Promise<{ readonly isPasswordWanted: boolean; readonly account: Account | null }> {
  const tokenHash = hashToken(token);
  const { isPasswordWanted, newcomer } = await context.db.transaction(async (tx): Promise<Verified> => {
    const created = await createAccount(context, tx, tokenHash, request.headers);
    if (created !== undefined) return created;
    // Followed once more, e.g. after a reload, before the password was chosen.
    if (await awaitsFirstPassword(context, tx, tokenHash)) return { isPasswordWanted: true, newcomer: null };
    await changeAddress(context, tx, tokenHash, request.actor);
    return { isPasswordWanted: false, newcomer: null };
  });
  if (newcomer === null) return { isPasswordWanted, account: null };
  const account = await openSession(context, request, newcomer.id);
  rememberDevice(context, request, newcomer.email);
  return { isPasswordWanted, account };
}

/**
 * The link proves the mailbox, not who typed the password: a stranger may have signed up with the address. So the
 * password stays only in the browser that chose it. Undefined where the link belongs to no sign-up, or the address has
 * an account by now.
 */
async function createAccount(
  context: AccountContext,
  tx: Database,
  tokenHash: string,
  headers: Headers
): Promise<Verified | undefined> {
  const [requested] = await tx
    .delete(signUps)
    .where(and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, new Date(context.now()))))
    .returning();
  if (requested === undefined) return undefined;
  // The link is kept: this rolls the transaction back.
  const refusal = await findRegistrationRefusal(tx);
  if (refusal !== null) throw new ContractFailure(refusal);
  const { email, displayName, passwordHash, nonceHash } = requested;
  await tx.delete(signUps).where(eq(signUps.email, email));
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
  if (passwordHash !== null && isSignUpBrowser(context, headers, nonceHash)) {
    await setPassword(context, tx, id, passwordHash);
    return { isPasswordWanted: false, newcomer: { id, email } };
  }
  await allowFirstPassword(context, tx, { userId: id, email, tokenHash });
  return { isPasswordWanted: true, newcomer: null };
}

/** The followed link is valid once more, to choose a password. */
async function allowFirstPassword(
  { now, newId }: AccountContext,
  tx: Database,
  owner: { readonly userId: string; readonly email: string; readonly tokenHash: string }
): Promise<void> {
  const expiresAt = new Date(now() + firstPasswordHours * 3_600_000);
  await tx.insert(mailRequests).values({ id: newId('mrq'), kind: 'first_password', ...owner, expiresAt });
}

async function awaitsFirstPassword(
  { now }: AccountContext,
  tx: Database,
  tokenHash: string
): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: mailRequests.id })
    .from(mailRequests)
    .where(
      and(
        eq(mailRequests.tokenHash, tokenHash),
        eq(mailRequests.kind, 'first_password'),
        gt(mailRequests.expiresAt, new Date(now()))
      )
    );
  return waiting !== undefined;
}

/**
 * Only in a session of the account: a stranger may have asked for another person's address, and the owner of the
 * mailbox may have followed the link. Every failure rolls back, so the link stays valid until it is followed there.
 */
async function changeAddress(
  { now }: AccountContext,
  tx: Database,
  tokenHash: string,
  actor: Actor
): Promise<void> {
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
  if (requested?.userId == null) throw new ContractFailure('link_expired');
  const { userId, email } = requested;
  if (actor.kind === 'visitor') throw new ContractFailure('unauthenticated');
  if (actor.id !== userId) throw new ContractFailure('forbidden');
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner !== undefined && owner.id !== userId) throw new ContractFailure('link_expired');
  await tx
    .update(users)
    .set({ email, isVerified: true, updatedAt: new Date(now()) })
    .where(eq(users.id, userId));
  await confirmDelivery(tx, userId);
  await tx.delete(mailRequests).where(eq(mailRequests.userId, userId));
}
