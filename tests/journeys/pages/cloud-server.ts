// A whole server of a spec's own, with a real SMTP server to take its mails.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startServer } from '#tests/support/server/start-server.ts';

export type CloudServer = {
  /** E.g. "http://localhost:41234". */
  readonly url: string;
  /** The first link in the newest mail to that address that was not asked for yet. */
  readonly waitForLink: (to: string) => Promise<string>;
  /** The log so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

type Mailbox = {
  readonly port: number;
  readonly waitForLink: CloudServer['waitForLink'];
  readonly close: () => void;
};

/** As mails travel, long lines are folded and some characters spelled out. */
const unfold = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function openMailbox(): Promise<Mailbox> {
  const mails: { readonly to: readonly string[]; readonly text: string; isRead: boolean }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: unfold(Buffer.concat(chunks).toString('utf8')), isRead: false });
        done();
      });
    }
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    port,
    close: () => smtp.close(),
    async waitForLink(to) {
      for (const startedAt = Date.now(); Date.now() - startedAt < 60_000; ) {
        const mail = mails.findLast((one) => one.to.includes(to) && !one.isRead);
        const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
        if (mail !== undefined && link !== undefined) {
          mail.isRead = true;
          return link;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail came to ${to}`);
    }
  };
}

/** Serves the web build as well. */
export async function startCloudServer(): Promise<CloudServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'reelwright-cloud-'));
  const mailbox = await openMailbox();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = await startServer(dataFolder, {
    PORT: String(port),
    WEB_DIR: process.env['JOURNEYS_WEB'] ?? join(import.meta.dirname, '../../../dist/web'),
    SITE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Reelwright <hello@reelwright.example>',
    LOG_LEVEL: 'debug'
  });
  return {
    url,
    waitForLink: mailbox.waitForLink,
    output: server.output,
    async stop() {
      await server.end('SIGTERM');
      mailbox.close();
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}
