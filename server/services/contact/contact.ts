import { createHash } from 'node:crypto';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { looksLikeSpam } from '#shared/domain/market/spam-guard.ts';
import type { Context } from '../../context/context.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { defineJob } from '../../context/job.ts';
import { contactMessages } from '../../db/schema/contact-and-showcase.ts';

const dayMs = 86_400_000;

/**
 * Keeps a message and has it mailed to the operator. Spam is answered the same, and so is what was sent already: the same text
 * within a day, or under the same key at any time.
 */
export async function sendContact(
  { db, now, newId, jobs }: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  { actor, headers }: Pick<RequestContext, 'actor' | 'headers'>,
  { message, guard }: InputOf<CloudContract['contact.send']>
): Promise<OutputOf<CloudContract['contact.send']>> {
  const id = newId('msg');
  if (looksLikeSpam(guard)) return { id };
  const clientKey = headers.get('idempotency-key');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([message.email.toLowerCase(), message.topic, message.message]))
    .digest('hex');
  await db.transaction(async (tx) => {
    // Sent twice at once, the second waits here and finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
    const [same] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.fingerprint, fingerprint),
          or(
            gt(contactMessages.receivedAt, new Date(now() - dayMs)),
            clientKey === null ? undefined : eq(contactMessages.clientKey, clientKey)
          )
        )
      )
      .limit(1);
    if (same !== undefined) return;
    await tx.insert(contactMessages).values({
      ...message,
      id,
      fingerprint,
      clientKey,
      senderId: actor.kind === 'person' ? actor.id : null,
      receivedAt: new Date(now())
    });
    await jobs.add(mailContact, { id }, { within: tx });
  });
  return { id };
}

/** Tells the operator of a message, where one is named; it is kept in any case. */
export const mailContact = defineJob({
  name: 'mail-contact',
  payload: z.object({ id: z.string() }),
  run: async ({ db, mailer, operatorEmail }, { id }) => {
    if (operatorEmail === undefined) return;
    const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
    if (message === undefined) return;
    const lines = [
      `From: ${message.name} <${message.email}>`,
      `About: ${message.topic}`,
      '',
      message.message,
      '',
      message.id
    ];
    await mailer.send({
      to: operatorEmail,
      subject: `Reelwright contact: ${message.topic}`,
      text: lines.join('\n')
    });
  }
});
