import { eq } from 'drizzle-orm';
import { takeCredentials } from '../../auth/answer-headers.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';

/** Also for who is not signed in: the cookie goes in any case. */
export async function signOut({ db }: AccountContext, request: RequestContext): Promise<void> {
  if (request.sessionId !== null) await db.delete(sessions).where(eq(sessions.id, request.sessionId));
  takeCredentials(request);
}
