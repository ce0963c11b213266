// Jobs that send the mails about accounts, after the answer: neither an answer nor its time tells whether an address
// has an account.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { hashToken, newToken, sign } from '../../../auth/tokens.ts';
import type { Context } from '../../../context/context.ts';
import { factorRecoveries, mailRequests, signUps, users } from '../../../db/schema/accounts.ts';
import { undeliverableAddresses } from '../../../db/schema/notices.ts';
import { defineJob } from '../../../context/job.ts';
import type { RateLimitRule } from '../../../rate-limit/rate-limiter.ts';
import { MailLanguage } from '#shared/domain/activity/notice.ts';
import { mailTexts } from './mail-texts.ts';

/** Notifies the owner of an account of a change, in case it was not theirs. */
export const sendNotice = defineJob({
  name: 'send-notice',
  payload: z.object({
    userId: z.string(),
    notice: z.enum(['passwordChanged', 'addressAsked', 'secondFactorRemoved', 'recoveryCanceled']),
    language: MailLanguage
  }),
  run: async ({ db, mailer, siteUrl }, { userId, notice, language }) => {
    const [user] = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (user !== undefined)
      await mailer.send({ to: user.email, userId, ...mailTexts[language][notice](siteUrl) });
  }
});

/** Announces or repeats when a lost second factor is removed, with the link that cancels it. */
export const sendRecoveryMail = defineJob({
  name: 'send-recovery-mail',
  payload: z.object({ id: z.string(), kind: z.enum(['recoveryRequested', 'recoveryReminder']) }),
  run: async ({ db, mailer, siteUrl, secret }, { id, kind }) => {
    const [row] = await db
      .select({
        userId: users.id,
        email: users.email,
        language: factorRecoveries.language,
        dueAt: factorRecoveries.dueAt
      })
      .from(factorRecoveries)
      .innerJoin(users, eq(users.id, factorRecoveries.userId))
      .where(eq(factorRecoveries.id, id));
    if (row === undefined) return;
    const link = `${siteUrl}/auth/recovery?token=${encodeURIComponent(sign(id, secret))}`;
    const { email: to, userId, language, dueAt } = row;
    await mailer.send({ to, userId, ...mailTexts[language][kind](dueAt, link) });
  }
});

/** Mails the link that creates the account, or that the address has one already. */
export const sendSignUpMail = defineJob({
  name: 'send-sign-up-mail',
  payload: z.object({ id: z.string(), language: MailLanguage }),
  run: async (context, { id, language }) => {
    const { db, mailer, siteUrl } = context;
    const [requested] = await db
      .select({ email: signUps.email, ownerId: users.id })
      .from(signUps)
      .leftJoin(users, eq(users.email, signUps.email))
      .where(eq(signUps.id, id));
    if (requested === undefined || !(await takeMailLimit(context, 'sign-up', requested.email))) return;
    const texts = mailTexts[language];
    if (requested.ownerId !== null) {
      const userId = requested.ownerId;
      await mailer.send({ to: requested.email, userId, ...texts.hasAccount(`${siteUrl}/auth/reset`) });
      await db.delete(signUps).where(eq(signUps.id, id));
      return;
    }
    const token = newToken();
    await db
      .update(signUps)
      .set({ tokenHash: hashToken(token) })
      .where(eq(signUps.id, id));
    await mailer.send({
      to: requested.email,
      ...texts.confirmSignUp(`${siteUrl}/auth/verify?token=${token}`)
    });
  }
});

/** Mails what was requested for the account of the address; without one it sends nothing. */
export const sendRequestedMail = defineJob({
  name: 'send-requested-mail',
  payload: z.object({ id: z.string(), language: MailLanguage }),
  run: async (context, { id, language }) => {
    const { db } = context;
    const [row] = await db
      .select({
        requested: mailRequests,
        ownerId: users.id,
        isUnconfirmed: sql<boolean>`not ${users.isVerified} or ${undeliverableAddresses.userId} is not null`,
        isDemo: users.isDemo
      })
      .from(mailRequests)
      .leftJoin(users, and(eq(users.email, mailRequests.email), isNull(users.deletedAt)))
      .leftJoin(undeliverableAddresses, eq(undeliverableAddresses.userId, users.id))
      .where(eq(mailRequests.id, id));
    if (row === undefined || !(await takeMailLimit(context, row.requested.kind, row.requested.email))) return;
    const { requested, ownerId, isUnconfirmed, isDemo } = row;
    if (requested.kind === 'reset' && ownerId !== null && isDemo === false)
      return sendReset(context, { ...requested, ownerId }, language);
    if (requested.kind === 'change_email') return sendChange(context, requested, ownerId, language);
    // An OAuth provider never verified the address, or mail to it came back.
    if (requested.kind === 'verification' && ownerId !== null && isUnconfirmed) {
      return confirmOwn(context, { ...requested, ownerId }, language);
    }
    if (requested.kind === 'verification' && ownerId === null)
      await repeatSignUp(context, requested.email, language);
    await db.delete(mailRequests).where(eq(mailRequests.id, id));
  }
});

type MailRequest = typeof mailRequests.$inferSelect;
type OwnedRequest = MailRequest & { readonly ownerId: string };

async function sendReset(
  { db, mailer, siteUrl }: Context,
  { id, email, ownerId }: OwnedRequest,
  language: MailLanguage
): Promise<void> {
  const token = newToken();
  await db
    .update(mailRequests)
    .set({ userId: ownerId, tokenHash: hashToken(token) })
    .where(eq(mailRequests.id, id));
  const link = `${siteUrl}/auth/reset?token=${token}`;
  await mailer.send({ to: email, userId: ownerId, ...mailTexts[language].reset(link) });
}

async function confirmOwn(context: Context, requested: OwnedRequest, language: MailLanguage): Promise<void> {
  await context.db
    .update(mailRequests)
    .set({ kind: 'change_email', userId: requested.ownerId })
    .where(eq(mailRequests.id, requested.id));
  return sendChange(context, requested, null, language);
}

async function sendChange(
  { db, mailer, siteUrl }: Context,
  { id, email }: MailRequest,
  ownerId: string | null,
  language: MailLanguage
): Promise<void> {
  const texts = mailTexts[language];
  if (ownerId !== null) {
    await mailer.send({ to: email, userId: ownerId, ...texts.hasAccount(`${siteUrl}/auth/reset`) });
    await db.delete(mailRequests).where(eq(mailRequests.id, id));
    return;
  }
  const token = newToken();
  await db
    .update(mailRequests)
    .set({ tokenHash: hashToken(token) })
    .where(eq(mailRequests.id, id));
  await mailer.send({ to: email, ...texts.confirmAddress(`${siteUrl}/auth/verify?token=${token}`) });
}

/** The newest of several pending sign-ups with this address. */
async function repeatSignUp({ db, jobs }: Context, email: string, language: MailLanguage): Promise<void> {
  const [pending] = await db
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.email, email))
    .orderBy(desc(signUps.id))
    .limit(1);
  if (pending !== undefined) await jobs.add(sendSignUpMail, { id: pending.id, language });
}

/** Allows five mails of a kind an hour to an address, which a stranger may have typed; their five links stay valid. */
async function takeMailLimit(
  { limits, log }: Pick<Context, 'limits' | 'log'>,
  kind: string,
  email: string
): Promise<boolean> {
  const rule: RateLimitRule = { name: `mails of ${kind}`, points: 5, seconds: 3600, isShared: true };
  const verdict = await limits.take(rule, email);
  if (!verdict.isAllowed) log.warn({ kind }, 'a mail was not sent: too many to one address');
  return verdict.isAllowed;
}
