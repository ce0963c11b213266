import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Database } from '../../db/client.ts';
import { mailRequests, signInMethods, signUps, users } from '../../db/schema/accounts.ts';
import type { AccountContext } from './account-context.ts';
import { findFreeUsername } from './find-free-username.ts';
import { hashLinkToken } from './link-token.ts';

/** Follows the link of a mail: makes the account that was asked for, or gives an account its new address. */
export async function verifyEmail(
  context: AccountContext,
  { token }: { readonly token: string }
): Promise<void> {
  const tokenHash = hashLinkToken(token);
  await context.db.transaction(async (tx) => {
    const isDone =
      (await makeAccount(context, tx, tokenHash)) || (await changeAddress(context, tx, tokenHash));
    if (!isDone) throw new ContractFailure('link_expired');
  });
}

async function makeAccount(
  { now, newId }: AccountContext,
  tx: Database,
  tokenHash: string
): Promise<boolean> {
  const [asked] = await tx
    .delete(signUps)
    .where(and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, new Date(now()))))
    .returning();
  if (asked === undefined) return false;
  const { email, displayName, passwordHash } = asked;
  await tx.delete(signUps).where(eq(signUps.email, email));
  const id = newId('usr');
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
  if (made.length === 0) return false;
  await tx.insert(signInMethods).values({
    id: newId('sim'),
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: passwordHash
  });
  return true;
}

async function changeAddress({ now }: AccountContext, tx: Database, tokenHash: string): Promise<boolean> {
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
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, asked.email));
  if (owner !== undefined && owner.id !== asked.userId) return false;
  await tx
    .update(users)
    .set({ email: asked.email, isVerified: true, updatedAt: new Date(now()) })
    .where(eq(users.id, asked.userId));
  await tx.delete(mailRequests).where(eq(mailRequests.userId, asked.userId));
  return true;
}
