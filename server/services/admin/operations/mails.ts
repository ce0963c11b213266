import { eq, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { notices } from '../../../db/schema/notices.ts';
import {
  sendNotice,
  sendRecoveryMail,
  sendRequestedMail,
  sendSignUpMail
} from '../../account/mail/account-mails.ts';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { mailContact } from '../../contact/contact.ts';
import { mailNotices } from '../../notice/mail-notices.ts';

/** Queues whose jobs send a mail. */
export const mailQueues: readonly string[] = [
  sendNotice,
  sendRecoveryMail,
  sendRequestedMail,
  sendSignUpMail,
  mailContact,
  mailNotices
].map(({ name }) => name);

type NoticeMails = { readonly waiting: number; readonly oldestAt: number | null; readonly failed: number };

/** Mails of notices: those that wait, and those that were given up. */
export async function countNoticeMails(db: Database): Promise<NoticeMails> {
  const { rows } = await db.execute<{ waiting: number; oldest: Date | null; failed: number }>(sql`
    select (select count(*) from notices where mail = 'waiting')::int as waiting,
      (select min(created_at) from notices where mail = 'waiting') as oldest,
      (select count(*) from notices where mail = 'failed')::int as failed`);
  const [row] = rows;
  if (row === undefined) throw new Error('The mails were not counted');
  const { waiting, oldest, failed } = row;
  return { waiting, oldestAt: oldest === null ? null : new Date(oldest).getTime(), failed };
}

/** Lets the notices that were given up be mailed once more. Throws `not_found` where there is none. */
export async function retryMails(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  request: RequestContext
): Promise<OutputOf<CloudContract['operations.retryMails']>> {
  const { id: actorId } = getPerson(request, 'admin.operations.manage');
  return context.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(notices)
      .set({ mail: 'waiting', mailAttempts: 0 })
      .where(eq(notices.mail, 'failed'));
    const retried = rowCount ?? 0;
    if (retried === 0) throw new ContractFailure('not_found');
    await context.jobs.add(mailNotices, {}, { within: tx, key: 'retry' });
    await addAuditEntry(context, tx, {
      actorId,
      action: 'mail.retry',
      subjectId: mailNotices.name,
      reason: 'retried from operations',
      details: { mails: retried }
    });
    return { retried };
  });
}
