import { and, desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { mailRequests, signUps, users } from '../../db/schema/accounts.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import { MailLanguage } from './mail-language.ts';
import { mailTexts } from './mail-texts.ts';
import { mayMail } from './may-mail.ts';
import { sendSignUpMail } from './send-sign-up-mail.ts';

/** Looks whose the address is and mails what was asked for; to an address that is nobody's it sends nothing. */
export const sendRequestedMail = defineJob({
  name: 'send-requested-mail',
  payload: z.object({ id: z.string(), language: MailLanguage }),
  run: async (context, { id, language }) => {
    const { db } = context;
    const [row] = await db
      .select({ asked: mailRequests, ownerId: users.id, isVerified: users.isVerified, isDemo: users.isDemo })
      .from(mailRequests)
      .leftJoin(users, and(eq(users.email, mailRequests.email), isNull(users.deletedAt)))
      .where(eq(mailRequests.id, id));
    if (row === undefined || !(await mayMail(context, row.asked.kind, row.asked.email))) return;
    const { asked, ownerId, isVerified, isDemo } = row;
    if (asked.kind === 'reset' && ownerId !== null && isDemo === false)
      return sendReset(context, { ...asked, ownerId }, language);
    if (asked.kind === 'change_email') return sendChange(context, asked, ownerId, language);
    // Who came by another service that never checked the address shows here that it is theirs.
    if (asked.kind === 'verification' && ownerId !== null && isVerified === false) {
      return confirmOwn(context, { ...asked, ownerId }, language);
    }
    if (asked.kind === 'verification' && ownerId === null) await repeatSignUp(context, asked.email, language);
    await db.delete(mailRequests).where(eq(mailRequests.id, id));
  }
});

type Asked = typeof mailRequests.$inferSelect;
type OwnedAsked = Asked & { readonly ownerId: string };

async function sendReset(
  { db, mailer, siteUrl }: Context,
  { id, email, ownerId }: OwnedAsked,
  language: MailLanguage
): Promise<void> {
  const token = newLinkToken();
  await db
    .update(mailRequests)
    .set({ userId: ownerId, tokenHash: hashLinkToken(token) })
    .where(eq(mailRequests.id, id));
  await mailer.send({ to: email, ...mailTexts[language].reset(`${siteUrl}/auth/reset?token=${token}`) });
}

async function confirmOwn(context: Context, asked: OwnedAsked, language: MailLanguage): Promise<void> {
  await context.db
    .update(mailRequests)
    .set({ kind: 'change_email', userId: asked.ownerId })
    .where(eq(mailRequests.id, asked.id));
  return sendChange(context, asked, null, language);
}

async function sendChange(
  { db, mailer, siteUrl }: Context,
  { id, email }: Asked,
  ownerId: string | null,
  language: MailLanguage
): Promise<void> {
  const say = mailTexts[language];
  if (ownerId !== null) {
    await mailer.send({ to: email, ...say.hasAccount(`${siteUrl}/auth/reset`) });
    await db.delete(mailRequests).where(eq(mailRequests.id, id));
    return;
  }
  const token = newLinkToken();
  await db
    .update(mailRequests)
    .set({ tokenHash: hashLinkToken(token) })
    .where(eq(mailRequests.id, id));
  await mailer.send({ to: email, ...say.confirmAddress(`${siteUrl}/auth/verify?token=${token}`) });
}

/** Of several that asked with this address, the newest is meant. */
async function repeatSignUp({ db, jobs }: Context, email: string, language: MailLanguage): Promise<void> {
  const [pending] = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.id))
    .limit(1);
  if (pending !== undefined) await jobs.add(sendSignUpMail, { id: pending.id, language });
}
