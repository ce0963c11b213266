import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account } from '#shared/domain/people/account.ts';
import { isDesktop } from '../../auth/credentials.ts';
import { desktopCodes } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { enter } from './enter.ts';
import { hashLinkToken } from './link-token.ts';

/** The code is gone after one try, right or wrong. */
export async function enterDesktop(
  context: AccountContext,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  request: RequestContext
): Promise<{ readonly account: Account }> {
  if (!isDesktop(request.headers)) throw new ContractFailure('forbidden_sender');
  const [allowed] = await context.db
    .delete(desktopCodes)
    .where(
      and(eq(desktopCodes.codeHash, hashLinkToken(code)), gt(desktopCodes.expiresAt, new Date(context.now())))
    )
    .returning();
  const answer = createHash('sha256').update(verifier).digest('base64url');
  if (allowed === undefined || allowed.challenge !== answer) throw new ContractFailure('link_expired');
  const account = await enter(context, request, 'enterByWord', allowed.userId);
  if (account === undefined) throw new Error('a second factor was asked for where none is');
  return { account };
}
