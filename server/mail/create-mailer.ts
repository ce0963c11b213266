import { desc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Context } from '../context/context.ts';
import type { Mailer } from '../context/mailer.ts';
import { newId } from '../context/new-id.ts';
import type { Database } from '../db/client.ts';
import { developmentMails } from '../db/schema/technical-records.ts';

type SmtpOptions = {
  /** E.g. "smtps://user:password@mail.example.com". */
  readonly url: string;
  /** E.g. "Reelwright <hello@example.com>". */
  readonly from: string;
};

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ to, subject, text }) => (await transport.sendMail({ to, subject, text })).response
  };
}

/** For a server without SMTP: its mails are read at `/dev/mailbox`. */
export function createDevelopmentMailer(db: Database, now: () => number): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await db.insert(developmentMails).values({
        id: newId('mal', now()),
        recipient: to,
        subject,
        body: text,
        sentAt: new Date(now())
      });
      return 'Kept at /dev/mailbox: no mail server is configured.';
    }
  };
}

/** The newest mails first, of everybody or to one address; at most fifty. */
export function listMails({ db }: Pick<Context, 'db'>, recipient: string | undefined) {
  const { recipient: to, id, subject, body, sentAt } = developmentMails;
  return db
    .select({ to, subject, text: body, sentAt })
    .from(developmentMails)
    .where(recipient === undefined ? undefined : eq(to, recipient))
    .orderBy(desc(id))
    .limit(50);
}
