import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';

const texts = {
  en: { subject: 'Test mail', text: 'Your server sends mails.\n\nReelwright\n' },
  es: { subject: 'Correo de prueba', text: 'Tu servidor envía correos.\n\nReelwright\n' }
} as const;

/** To the administrator's own address, at once instead of by a job: the answer of the mail server is the point. */
export async function sendTestMail(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'mailer'>,
  { reason }: InputOf<CloudContract['testMails.send']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['testMails.send']>> {
  const { id: actorId } = getPerson(request, 'admin.settings.manage');
  const [person] = await context.db.select({ to: users.email }).from(users).where(eq(users.id, actorId));
  if (person === undefined) throw new Error('The administrator has no account');
  const outcome = await context.mailer
    .send({ ...person, userId: actorId, ...texts[readMailLanguage(request.headers)] })
    .then(
      (answer) => ({ isAccepted: true, answer }),
      (error: unknown) => ({ isAccepted: false, answer: readAnswer(error) })
    );
  await addAuditEntry(context, context.db, {
    actorId,
    action: 'mail.test',
    subjectId: actorId,
    reason,
    details: outcome
  });
  return { ...outcome, to: person.to };
}

/**
 * The mail server's response, or the code of the connection error. Never the error's message: it
 * may repeat the address with its password.
 */
function readAnswer(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('response' in error && typeof error.response === 'string') return error.response;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
