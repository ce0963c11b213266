// A mail server that takes what it is sent and keeps it.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** The envelope sender. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The message as it came, headers and all. */
  readonly source: string;
};

export type MailServer = {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** The count of the next mails that it refuses for now. */
  refuseNext: (count: number) => void;
  readonly stop: () => Promise<void>;
};

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusing = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusing > 0) {
          refusing -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const source = Buffer.concat(chunks).toString();
        const subject = /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '';
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          subject,
          source
        });
        done();
      });
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (count) => {
      refusing = count;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()))
  };
}
