import { desktopCodes } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { getPerson } from './get-person.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';

const goodForMs = 2 * 60_000;

/** A code that lets the desktop in once, and only the one that knows the challenge's answer. */
export async function allowDesktop(
  { db, now }: AccountContext,
  { challenge }: { readonly challenge: string },
  request: RequestContext
): Promise<{ readonly code: string }> {
  const { id } = getPerson(request, 'account.manage');
  const code = newLinkToken();
  await db.insert(desktopCodes).values({
    codeHash: hashLinkToken(code),
    userId: id,
    challenge,
    expiresAt: new Date(now() + goodForMs)
  });
  return { code };
}
