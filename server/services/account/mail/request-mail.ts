import { mailRequests } from '../../../db/schema/accounts.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { checkPassword } from '../../../auth/reauthenticate.ts';
import { sendNotice, sendRequestedMail } from './account-mails.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';

type Address = { readonly email: string };

export const requestReset = (
  context: AccountContext,
  { email }: Address,
  request: RequestContext
): Promise<void> => requestMail(context, request, { kind: 'reset', email, hours: 1 });

/** Mails the link of a sign-up, or of an unverified address, once more. */
export const requestVerification = (
  context: AccountContext,
  { email }: Address,
  request: RequestContext
): Promise<void> => requestMail(context, request, { kind: 'verification', email, hours: 1 });

/** Mails a link to the new address and a notice to the old one; does not tell whether the new one has an account. */
export async function changeEmail(
  context: AccountContext,
  { password, email }: { readonly password: string; readonly email: string },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'account.manage');
  const { id } = person;
  await checkPassword(context, request, person, password);
  await requestMail(context, request, { kind: 'change_email', email, userId: id, hours: 24 });
  const language = readMailLanguage(request.headers);
  await context.jobs.add(sendNotice, { userId: id, notice: 'addressAsked', language });
}

/** Stores the request; a job looks up the address after the answer. */
async function requestMail(
  { db, now, newId, jobs }: Pick<AccountContext, 'db' | 'now' | 'newId' | 'jobs'>,
  request: RequestContext,
  requested: {
    readonly kind: (typeof mailRequests.$inferSelect)['kind'];
    readonly email: string;
    readonly userId?: string;
    readonly hours: number;
  }
): Promise<void> {
  const { kind, userId, hours } = requested;
  const id = newId('mrq');
  const email = requested.email.toLowerCase();
  const expiresAt = new Date(now() + hours * 3_600_000);
  await db.transaction(async (tx) => {
    await tx
      .insert(mailRequests)
      .values({ id, kind, email, expiresAt, ...(userId === undefined ? {} : { userId }) });
    await jobs.add(sendRequestedMail, { id, language: readMailLanguage(request.headers) }, { within: tx });
  });
}
