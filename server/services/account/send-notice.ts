import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { users } from '../../db/schema/accounts.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { MailLanguage } from './mail-language.ts';
import { mailTexts } from './mail-texts.ts';

/** Tells the owner of an account what happened to it, in case it was not them. */
export const sendNotice = defineJob({
  name: 'send-notice',
  payload: z.object({
    userId: z.string(),
    notice: z.enum(['passwordChanged', 'addressAsked', 'secondFactorRemoved']),
    language: MailLanguage
  }),
  run: async ({ db, mailer, siteUrl }, { userId, notice, language }) => {
    const [user] = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (user !== undefined) await mailer.send({ to: user.email, ...mailTexts[language][notice](siteUrl) });
  }
});
