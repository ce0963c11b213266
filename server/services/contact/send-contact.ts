import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { looksLikeSpam } from '#shared/domain/market/spam-guard.ts';
import type { Context } from '../../context/context.ts';
import { contactMessages } from '../../db/schema/contact-and-showcase.ts';
import { mailContact } from './mail-contact.ts';

const dayMs = 86_400_000;

/** Keeps a message and has it mailed to the operator. Spam and what was sent already are answered the same. */
export async function sendContact(
  { db, now, newId, jobs }: Pick<Context, 'db' | 'now' | 'newId' | 'jobs'>,
  actor: Actor,
  { message, guard }: InputOf<CloudContract['contact.send']>
): Promise<OutputOf<CloudContract['contact.send']>> {
  const id = newId('msg');
  if (looksLikeSpam(guard)) return { id };
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
          gt(contactMessages.receivedAt, new Date(now() - dayMs))
        )
      )
      .limit(1);
    if (same !== undefined) return;
    await tx.insert(contactMessages).values({
      ...message,
      id,
      fingerprint,
      senderId: actor.kind === 'person' ? actor.id : null,
      receivedAt: new Date(now())
    });
    await jobs.add(mailContact, { id }, { within: tx });
  });
  return { id };
}
