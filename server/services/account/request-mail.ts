import { mailRequests } from '../../db/schema/accounts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { readMailLanguage } from './mail-language.ts';
import { sendRequestedMail } from './send-requested-mail.ts';

/** Keeps that a mail is wanted. Whether the address is anybody's is found out by the job, after the answer. */
export async function requestMail(
  { db, now, newId, jobs }: Pick<AccountContext, 'db' | 'now' | 'newId' | 'jobs'>,
  request: RequestContext,
  asked: {
    readonly kind: (typeof mailRequests.$inferSelect)['kind'];
    readonly email: string;
    readonly userId?: string;
    readonly hours: number;
  }
): Promise<void> {
  const { kind, userId, hours } = asked;
  const id = newId('mrq');
  const email = asked.email.toLowerCase();
  const expiresAt = new Date(now() + hours * 3_600_000);
  await db.transaction(async (tx) => {
    await tx
      .insert(mailRequests)
      .values({ id, kind, email, expiresAt, ...(userId === undefined ? {} : { userId }) });
    await jobs.add(sendRequestedMail, { id, language: readMailLanguage(request.headers) }, { within: tx });
  });
}
