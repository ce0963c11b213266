import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { rememberDevice } from '../../../auth/attempt-limits.ts';
import { hashToken } from '../../../auth/tokens.ts';
import type { Database } from '../../../db/client.ts';
import { mailRequests, signInMethods, twoFactors, users } from '../../../db/schema/accounts.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { confirmDelivery } from '../../bounce/confirm-delivery.ts';
import { sendNotice } from '../mail/account-mails.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';
import { readAccount } from '../read-account.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { allowFactorRecovery } from '../second-factor/factor-recovery.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { checkPassword } from '../../../auth/reauthenticate.ts';

/** Revokes every other session and every mailed link. */
export async function changePassword(
  context: AccountContext,
  { current, next }: { readonly current: string; readonly next: string },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'account.manage');
  const { id } = person;
  await checkPassword(context, request, person, current);
  const { email, profile } = await readAccount(context.db, id);
  await refuseWeakPassword(next, [email, profile.username, profile.displayName]);
  const hashed = await context.auth.passwords.hash(next);
  await context.db.transaction(async (tx) => {
    await replacePassword(context, tx, request, { userId: id, hashed });
    await revokeSessions(tx, id, request.sessionId ?? undefined);
  });
}

/**
 * Revokes every session. A refused password leaves the link valid; the device becomes a known one. With a second factor
 * the link is valid once more, to request its removal.
 */
export async function resetPassword(
  context: AccountContext,
  { token, password }: { readonly token: string; readonly password: string },
  request: RequestContext
): Promise<{ readonly hasSecondFactor: boolean }> {
  const { db, now, auth } = context;
  const tokenHash = hashToken(token);
  const theLink = and(
    eq(mailRequests.tokenHash, tokenHash),
    inArray(mailRequests.kind, ['reset', 'first_password']),
    gt(mailRequests.expiresAt, new Date(now()))
  );
  const [owner] = await db
    .select({
      kind: mailRequests.kind,
      id: users.id,
      email: users.email,
      username: users.username,
      displayName: users.displayName
    })
    .from(mailRequests)
    .innerJoin(users, eq(users.id, mailRequests.userId))
    .where(theLink);
  if (owner === undefined) throw new ContractFailure('link_expired');
  await refuseWeakPassword(password, [owner.email, owner.username, owner.displayName]);
  const hashed = await auth.passwords.hash(password);
  const hasSecondFactor = await db.transaction(async (tx) => {
    const used = await tx.delete(mailRequests).where(theLink).returning({ id: mailRequests.id });
    if (used.length === 0) throw new ContractFailure('link_expired');
    if (owner.kind === 'first_password') await setPassword(context, tx, owner.id, hashed);
    else await replacePassword(context, tx, request, { userId: owner.id, hashed });
    await verifyByMailbox(tx, owner.id);
    await confirmDelivery(tx, owner.id);
    await revokeSessions(tx, owner.id);
    return allowFactorRecovery(context, tx, { userId: owner.id, email: owner.email, tokenHash });
  });
  rememberDevice(context, request, owner.email);
  return { hasSecondFactor };
}

/** Sets the password, invalidates the links that were mailed before, and mails the owner a notice. */
async function replacePassword(
  context: AccountContext,
  tx: Database,
  { headers }: RequestContext,
  { userId, hashed }: { readonly userId: string; readonly hashed: string }
): Promise<void> {
  await setPassword(context, tx, userId, hashed);
  await tx.delete(mailRequests).where(eq(mailRequests.userId, userId));
  const notice = { userId, notice: 'passwordChanged', language: readMailLanguage(headers) } as const;
  await context.jobs.add(sendNotice, notice, { within: tx });
}

/** Also for an account that had only OAuth providers so far. */
export async function setPassword(
  { newId, now }: Pick<AccountContext, 'newId' | 'now'>,
  db: Database,
  userId: string,
  hashed: string
): Promise<void> {
  await db
    .insert(signInMethods)
    .values({ id: newId('sim'), userId, providerId: 'credential', accountId: userId, password: hashed })
    .onConflictDoUpdate({
      target: [signInMethods.providerId, signInMethods.accountId],
      set: { password: hashed, updatedAt: new Date(now()) }
    });
}

/**
 * The mailbox's owner takes over an account whose address was never verified: an OAuth provider may have been given an
 * address that is not its user's, so its sign-in method goes, and any second factor.
 */
async function verifyByMailbox(tx: Database, userId: string): Promise<void> {
  const verified = await tx
    .update(users)
    .set({ isVerified: true, hasSecondFactor: false })
    .where(and(eq(users.id, userId), eq(users.isVerified, false)))
    .returning({ id: users.id });
  if (verified.length === 0) return;
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), ne(signInMethods.providerId, 'credential')));
}
