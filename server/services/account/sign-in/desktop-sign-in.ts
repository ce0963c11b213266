// The desktop app signs in through the browser as OAuth's authorization code with PKCE does (RFC 7636): the browser's
// session approves a challenge and gets a code, and the app exchanges code and verifier for a session of its own.
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { isDesktop } from '../../../auth/credentials.ts';
import { hashToken, newToken } from '../../../auth/tokens.ts';
import { desktopCodes } from '../../../db/schema/accounts.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { openSession } from './open-session.ts';

const codeLifetimeMs = 2 * 60_000;

/** A code that works once, for the client that knows the challenge's verifier. */
export async function approveDesktop(
  { db, now }: AccountContext,
  { challenge }: { readonly challenge: string },
  request: RequestContext
): Promise<{ readonly code: string }> {
  const { id } = getPerson(request, 'account.manage');
  const code = newToken();
  await db.insert(desktopCodes).values({
    codeHash: hashToken(code),
    userId: id,
    challenge,
    expiresAt: new Date(now() + codeLifetimeMs)
  });
  return { code };
}

/**
 * The code is used up by the first attempt, right or wrong. The device does not become a known one: with a stolen
 * session a thief could make devices known.
 */
export async function signInDesktop(
  context: AccountContext,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  request: RequestContext
): Promise<{ readonly account: Account }> {
  if (!isDesktop(request.headers)) throw new ContractFailure('forbidden_sender');
  const [approved] = await context.db
    .delete(desktopCodes)
    .where(
      and(eq(desktopCodes.codeHash, hashToken(code)), gt(desktopCodes.expiresAt, new Date(context.now())))
    )
    .returning();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (approved === undefined || approved.challenge !== challenge) throw new ContractFailure('link_expired');
  return { account: await openSession(context, request, approved.userId) };
}
