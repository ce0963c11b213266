import { lt } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { verifications } from '../db/schema/accounts.ts';
import type { AccountContext } from './auth.ts';
import { hashToken } from './tokens.ts';

/** An authenticator's code is valid with the one before and the one after it, 30 s each. */
const codeLifetimeMs = 90_000;

/** Throws `wrong_code` for a code that was tried before (RFC 6238, 5.2): better-auth takes one again while it is valid. */
export async function consumeCode(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  userId: string,
  code: string
): Promise<void> {
  const identifier = hashToken(`used code of ${userId}: ${code}`);
  const expiresAt = new Date(now() + codeLifetimeMs);
  const reserved = await db
    .insert(verifications)
    .values({ id: identifier, identifier, value: 'used', expiresAt })
    .onConflictDoUpdate({
      target: verifications.id,
      set: { expiresAt },
      setWhere: lt(verifications.expiresAt, new Date(now()))
    })
    .returning({ id: verifications.id });
  if (reserved.length === 0) throw new ContractFailure('wrong_code');
}
