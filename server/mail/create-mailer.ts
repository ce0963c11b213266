import { desc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Context } from '../context/context.ts';
import type { Mail, Mailer } from '../context/mailer.ts';
import { newId } from '../context/new-id.ts';
import type { Database } from '../db/client.ts';
import { sentMails } from '../db/schema/notices.ts';
import { developmentMails } from '../db/schema/technical-records.ts';
import { addTag } from './bounce-address.ts';

type SmtpOptions = {
  /** E.g. "smtps://user:password@mail.example.com". */
  readonly url: string;
  /** E.g. "Reelwright <hello@example.com>". */
  readonly from: string;
};

/** The address and secret that recognize the bounces of a mail. */
type BounceTracking = Pick<Context, 'db' | 'now' | 'newId' | 'secret'> & { readonly bounceAddress: string };

/** Without `tracking`, delivery reports go to the sender's mailbox and nothing is recorded of them. */
export function createSmtpMailer({ url, from }: SmtpOptions, tracking?: BounceTracking): Mailer {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  const deliver = async ({ to, subject, text }: Mail, sender?: string): Promise<string> => {
    const envelope = sender === undefined ? {} : { envelope: { from: sender, to } };
    return (await transport.sendMail({ to, subject, text, ...envelope })).response;
  };
  return { send: (mail) => (tracking === undefined ? deliver(mail) : sendTracked(tracking, mail, deliver)) };
}

/** The row is written first: a report may be back before the mail server has answered. */
async function sendTracked(
  tracking: BounceTracking,
  mail: Mail,
  deliver: (mail: Mail, sender: string) => Promise<string>
): Promise<string> {
  const { db, now, secret, bounceAddress } = tracking;
  const id = tracking.newId('eml');
  const { userId, noticeId } = mail;
  await db.insert(sentMails).values({ id, userId, noticeId, sentAt: new Date(now()) });
  try {
    return await deliver(mail, addTag(bounceAddress, id, secret));
  } catch (error) {
    await db.delete(sentMails).where(eq(sentMails.id, id));
    throw error;
  }
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
