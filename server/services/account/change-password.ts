import { eq } from 'drizzle-orm';
import { mailRequests } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { checkPassword } from './check-password.ts';
import { endSessions } from './end-sessions.ts';
import { getPerson } from './get-person.ts';
import { readMailLanguage } from './mail-language.ts';
import { readAccount } from './read-account.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { sendNotice } from './send-notice.ts';
import { setPassword } from './set-password.ts';

/** Signs out everywhere else, and makes links that were mailed before worthless. */
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
    await setPassword(context, tx, id, hashed);
    await tx.delete(mailRequests).where(eq(mailRequests.userId, id));
    await endSessions(tx, id, request.sessionId ?? undefined);
    const notice = {
      userId: id,
      notice: 'passwordChanged',
      language: readMailLanguage(request.headers)
    } as const;
    await context.jobs.add(sendNotice, notice, { within: tx });
  });
}
