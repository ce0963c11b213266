import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { contactMessages } from '../../db/schema/contact-and-showcase.ts';
import { defineJob } from '../../context/job.ts';

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
