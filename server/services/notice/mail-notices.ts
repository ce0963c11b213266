import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../context/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { mailLanguages, notices, undeliverableAddresses } from '../../db/schema/notices.ts';
import { defineJob } from '../../context/job.ts';
import { isTestPayment } from '../../context/payment-provider.ts';
import { writeNoticeMail } from './notice-mail-texts.ts';

/** Keeps a run within the time limit of a job. */
const maxConcurrent = 200;
/** After this age a mail is given up. */
const maxNoticeAgeMs = 3 * 86_400_000;

/** Sends pending mails, those with the fewest attempts first. A failure ends the run, and the job is retried. */
export const mailNotices = defineJob({
  name: 'mail-notices',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async (context) => {
    for (let sent = 0; sent < maxConcurrent; sent++) {
      const outcome = await mailNext(context);
      if (outcome === 'none') return;
      if (outcome instanceof Error) throw outcome;
    }
  }
});

/** The row is locked while its mail is sent, so that two instances never send the same one. */
async function mailNext({ db, now, mailer, siteUrl, payments }: Context): Promise<'none' | 'done' | Error> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        notice: notices,
        user: users,
        language: mailLanguages.language,
        undeliverableSince: undeliverableAddresses.since
      })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.userId))
      .leftJoin(mailLanguages, eq(mailLanguages.userId, notices.userId))
      .leftJoin(undeliverableAddresses, eq(undeliverableAddresses.userId, notices.userId))
      .where(eq(notices.mail, 'waiting'))
      .orderBy(asc(notices.mailAttempts), asc(notices.id))
      .limit(1)
      .for('update', { of: notices, skipLocked: true });
    if (found === undefined) return 'none';
    const { notice, user, language, undeliverableSince } = found;
    const settle = (change: Partial<typeof notices.$inferInsert>) =>
      tx
        .update(notices)
        .set({ ...change, mailAttempts: sql`${notices.mailAttempts} + 1` })
        .where(and(eq(notices.id, notice.id), eq(notices.mail, 'waiting')));
    // The address is not verified, or mail to it came back.
    if (!user.isVerified || undeliverableSince !== null) {
      await settle({ mail: 'none' });
      return 'done';
    }
    try {
      const site = { siteUrl, isSandbox: isTestPayment(payments.name) };
      await mailer.send({
        to: user.email,
        userId: user.id,
        noticeId: notice.id,
        ...writeNoticeMail(notice.subject, language ?? 'en', site)
      });
    } catch (cause) {
      const isHopeless = now() - notice.createdAt.getTime() > maxNoticeAgeMs;
      await settle(isHopeless ? { mail: 'failed' } : {});
      return new Error('A notice was not mailed', { cause });
    }
    await settle({ mail: 'sent' });
    return 'done';
  });
}
