import { and, eq, gt, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { rememberDevice } from '../../auth/known-device.ts';
import type { Database } from '../../db/client.ts';
import { mailRequests, signInMethods, users } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { endSessions } from './end-sessions.ts';
import { hashLinkToken } from './link-token.ts';
import { readMailLanguage } from './mail-language.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { sendNotice } from './send-notice.ts';
import { setPassword } from './set-password.ts';

/** Signs out everywhere. A refused password leaves the link as it is; whoever came by it is known here afterwards. */
export async function resetPassword(
  context: AccountContext,
  { token, password }: { readonly token: string; readonly password: string },
  request: RequestContext
): Promise<void> {
  const { db, now, auth, jobs } = context;
  const theLink = and(
    eq(mailRequests.tokenHash, hashLinkToken(token)),
    eq(mailRequests.kind, 'reset'),
    gt(mailRequests.expiresAt, new Date(now()))
  );
  const [owner] = await db
    .select({ id: users.id, email: users.email, username: users.username, displayName: users.displayName })
    .from(mailRequests)
    .innerJoin(users, eq(users.id, mailRequests.userId))
    .where(theLink);
  if (owner === undefined) throw new ContractFailure('link_expired');
  await refuseWeakPassword(password, [owner.email, owner.username, owner.displayName]);
  const hashed = await auth.passwords.hash(password);
  await db.transaction(async (tx) => {
    const used = await tx.delete(mailRequests).where(theLink).returning({ id: mailRequests.id });
    if (used.length === 0) throw new ContractFailure('link_expired');
    await tx.delete(mailRequests).where(eq(mailRequests.userId, owner.id));
    await setPassword(context, tx, owner.id, hashed);
    await takeOver(tx, owner.id);
    await endSessions(tx, owner.id);
    const notice = {
      userId: owner.id,
      notice: 'passwordChanged',
      language: readMailLanguage(request.headers)
    } as const;
    await jobs.add(sendNotice, notice, { within: tx });
  });
  rememberDevice(context, request, owner.email);
}

/** Who came by another service until now may have named an address there that is not theirs: only its owner stays. */
async function takeOver(tx: Database, userId: string): Promise<void> {
  const unverified = and(eq(users.id, userId), eq(users.isVerified, false));
  const taken = await tx
    .update(users)
    .set({ isVerified: true })
    .where(unverified)
    .returning({ id: users.id });
  if (taken.length === 0) return;
  await tx
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), ne(signInMethods.providerId, 'credential')));
}
