import type { RequestContext } from '../../request-context.ts';
import type { AccountContext } from './account-context.ts';
import { checkPassword } from './check-password.ts';
import { getPerson } from './get-person.ts';
import { readMailLanguage } from './mail-language.ts';
import { requestMail } from './request-mail.ts';
import { sendNotice } from './send-notice.ts';

/** Mails a link to the new address and a word to the old one; says nothing about whose the new one is. */
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
