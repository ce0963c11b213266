// Recovery of a lost second factor. Who chose a new password by the mailbox may request that the factor is removed. That
// takes three days and is announced by mail, so that an owner who still has the factor notices and cancels it. better-auth
// removes a factor only in a session with the password, so its row is deleted here.
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import * as z from 'zod';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { AccountContext } from '../../../auth/auth.ts';
import { hashToken, readSigned } from '../../../auth/tokens.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import { defineJob } from '../../../context/job.ts';
import type { Database } from '../../../db/client.ts';
import {
  factorRecoveries,
  mailRequests,
  twoFactors,
  users,
  verifications
} from '../../../db/schema/accounts.ts';
import { readMailLanguage } from '../../../mail/mail-language.ts';
import { sendNotice, sendRecoveryMail } from '../mail/account-mails.ts';

const hour = 3_600_000;
const delayHours = 72;
/** The reminder comes this long before the removal, which waits for it. */
const reminderHours = 24;
const requestHours = 1;

/** After a reset the same link serves once more, to request the removal. Answers whether there is a second factor. */
export async function allowFactorRecovery(
  { now, newId }: Pick<AccountContext, 'now' | 'newId'>,
  tx: Database,
  owner: { readonly userId: string; readonly email: string; readonly tokenHash: string }
): Promise<boolean> {
  const [user] = await tx
    .select({ hasSecondFactor: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, owner.userId));
  if (user?.hasSecondFactor !== true) return false;
  const expiresAt = new Date(now() + requestHours * hour);
  await tx.insert(mailRequests).values({ id: newId('mrq'), kind: 'factor_recovery', ...owner, expiresAt });
  return true;
}

/** Announces the removal by mail. One that was requested before keeps its date. */
export async function startFactorRecovery(
  { db, now, newId, jobs }: AccountContext,
  { token }: { readonly token: string },
  request: RequestContext
): Promise<{ readonly dueAt: number }> {
  const requestedAt = new Date(now());
  return db.transaction(async (tx) => {
    const [link] = await tx
      .delete(mailRequests)
      .where(
        and(
          eq(mailRequests.tokenHash, hashToken(token)),
          eq(mailRequests.kind, 'factor_recovery'),
          gt(mailRequests.expiresAt, requestedAt)
        )
      )
      .returning();
    const [factor] = await tx
      .select({ userId: twoFactors.userId })
      .from(twoFactors)
      .where(eq(twoFactors.userId, link?.userId ?? ''));
    if (factor === undefined) throw new ContractFailure('link_expired');
    const { userId } = factor;
    const language = readMailLanguage(request.headers);
    const dueAt = new Date(now() + delayHours * hour);
    await tx
      .insert(factorRecoveries)
      .values({ id: newId('frc'), userId, language, requestedAt, dueAt })
      .onConflictDoNothing();
    const [recovery] = await tx.select().from(factorRecoveries).where(eq(factorRecoveries.userId, userId));
    if (recovery === undefined) throw new ContractFailure('link_expired');
    await jobs.add(sendRecoveryMail, { id: recovery.id, kind: 'recoveryRequested' }, { within: tx });
    return { dueAt: recovery.dueAt.getTime() };
  });
}

/** From any session of the account. Throws `not_found` where no removal is pending. */
export async function cancelFactorRecovery(context: AccountContext, request: RequestContext): Promise<void> {
  const { id } = getPerson(request, 'account.manage');
  if (!(await cancelRecovery(context, { userId: id }))) throw new ContractFailure('not_found');
}

/** By the link of its mails, which works without a session. Throws `link_expired` where no removal is pending. */
export async function cancelFactorRecoveryByMail(
  context: AccountContext,
  { token }: { readonly token: string }
): Promise<void> {
  const id = readSigned(token, context.secret);
  if (id === undefined || !(await cancelRecovery(context, { id }))) throw new ContractFailure('link_expired');
}

/** Answers whether one was pending, and mails its user that the factor stays. */
export async function cancelRecovery(
  { db, jobs }: Pick<AccountContext, 'db' | 'jobs'>,
  of: { readonly id: string } | { readonly userId: string }
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [canceled] = await tx
      .delete(factorRecoveries)
      .where('id' in of ? eq(factorRecoveries.id, of.id) : eq(factorRecoveries.userId, of.userId))
      .returning();
    if (canceled === undefined) return false;
    const { userId, language } = canceled;
    await jobs.add(sendNotice, { userId, notice: 'recoveryCanceled', language }, { within: tx });
    return true;
  });
}

/** Sends the reminders, and removes the factors whose time has come and whose reminder is a day old. */
export const continueFactorRecoveries = defineJob({
  name: 'continue-factor-recoveries',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: async ({ db, now, jobs }) => {
    const currentTime = new Date(now());
    await db.transaction(async (tx) => {
      const reminded = await tx
        .update(factorRecoveries)
        .set({ remindedAt: currentTime })
        .where(
          and(
            isNull(factorRecoveries.remindedAt),
            lte(factorRecoveries.dueAt, new Date(now() + reminderHours * hour))
          )
        )
        .returning({ id: factorRecoveries.id });
      for (const { id } of reminded) {
        await jobs.add(sendRecoveryMail, { id, kind: 'recoveryReminder' }, { within: tx });
      }
      const due = await tx
        .delete(factorRecoveries)
        .where(
          and(
            lte(factorRecoveries.dueAt, currentTime),
            lte(factorRecoveries.remindedAt, new Date(now() - reminderHours * hour))
          )
        )
        .returning();
      for (const { userId, language } of due) {
        await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
        await tx.update(users).set({ hasSecondFactor: false }).where(eq(users.id, userId));
        await tx.delete(verifications).where(eq(verifications.value, userId));
        await jobs.add(sendNotice, { userId, notice: 'secondFactorRemoved', language }, { within: tx });
      }
    });
  }
});
