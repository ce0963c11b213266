import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signUps, users } from '../../db/schema/accounts.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import { MailLanguage } from './mail-language.ts';
import { mailTexts } from './mail-texts.ts';
import { mayMail } from './may-mail.ts';

/** The link that makes the account; to an address that has one already, a word about that. */
export const sendSignUpMail = defineJob({
  name: 'send-sign-up-mail',
  payload: z.object({ id: z.string(), language: MailLanguage }),
  run: async (context, { id, language }) => {
    const { db, mailer, siteUrl } = context;
    const [asked] = await db
      .select({ email: signUps.email, ownerId: users.id })
      .from(signUps)
      .leftJoin(users, eq(users.email, signUps.email))
      .where(eq(signUps.id, id));
    if (asked === undefined || !(await mayMail(context, 'sign-up', asked.email))) return;
    const say = mailTexts[language];
    if (asked.ownerId !== null) {
      await mailer.send({ to: asked.email, ...say.hasAccount(`${siteUrl}/auth/reset`) });
      await db.delete(signUps).where(eq(signUps.id, id));
      return;
    }
    const token = newLinkToken();
    await db
      .update(signUps)
      .set({ tokenHash: hashLinkToken(token) })
      .where(eq(signUps.id, id));
    await mailer.send({ to: asked.email, ...say.confirmSignUp(`${siteUrl}/auth/verify?token=${token}`) });
  }
});
