import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { createSmtpMailer } from '#server/mail/create-mailer.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';

async function startSmtp(): Promise<{ readonly port: number; readonly received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        server.close(closed);
      })
  );
  const address = server.server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, received };
}

test('a mail goes over SMTP as it was written, in any script', async () => {
  const { port, received } = await startSmtp();
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Reelwright <hello@example.com>'
  });
  await mailer.send({
    to: 'ada@example.com',
    subject: 'Your film',
    text: 'Follow https://example.com/?token=abc'
  });
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('From: Reelwright <hello@example.com>');
  expect(received[0]).toContain('To: ada@example.com');
  expect(received[0]).toContain('Follow https://example.com/?token=abc');
});

test('no header can be smuggled in by what somebody typed', async () => {
  const { port, received } = await startSmtp();
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'hello@example.com' });
  const subject = 'Contact\r\nBcc: victim@example.com';
  await mailer.send({ to: 'ada@example.com', subject, text: 'A message.' });
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test('a mail that cannot be handed over is an error, so that its job tries again', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@example.com' });
  await expect(mailer.send({ to: 'a@example.com', subject: 'x', text: 'y' })).rejects.toThrow('ECONNREFUSED');
});

describe('the mailbox of a server without SMTP', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ hasMailbox: true });
    const text = 'Follow http://localhost:8787/auth/verify?token=abc to go on.\n<script>alert(1)</script>';
    await server.context.mailer.send({ to: 'ada@example.com', subject: 'Verify <b>', text });
    await server.context.mailer.send({ to: 'bob@example.com', subject: 'Another', text: 'To Bob.' });
  });
  afterAll(() => server.stop());

  const open = async (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
    server.app.request(url, { headers }, { incoming: { socket: { remoteAddress } } });

  test('shows its mails to whoever is on this machine, with links that can be followed and nothing that runs', async () => {
    const response = await open('127.0.0.1', 'http://localhost:8787/dev/mailbox');
    const page = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('<a href="http://localhost:8787/auth/verify?token=abc">');
    expect(page).toContain('Verify &lt;b&gt;');
    expect(page).not.toContain('<script');
    const json = await open('::1', 'http://localhost:8787/dev/mailbox?to=bob@example.com', {
      accept: 'application/json'
    });
    expect(await json.json()).toMatchObject([{ to: 'bob@example.com', subject: 'Another', text: 'To Bob.' }]);
  });

  test.each([
    ['somebody else', '192.168.1.20', 'http://localhost:8787/dev/mailbox', {}],
    [
      'a proxy on this machine',
      '127.0.0.1',
      'http://localhost:8787/dev/mailbox',
      { 'x-forwarded-for': '1.2.3.4' }
    ],
    ['a page under a foreign name', '127.0.0.1', 'http://attacker.example:8787/dev/mailbox', {}]
  ])('is not there for %s', async (_who, address, url, headers) => {
    expect((await open(address, url, headers)).status).toBe(404);
  });

  test('is not there where the site is found elsewhere, since a proxy may tell nothing of itself', async () => {
    const published = await createTestApp({
      hasMailbox: true,
      context: { siteUrl: 'https://reelwright.example' }
    });
    onTestFinished(published.stop);
    await published.context.mailer.send({ to: 'ada@example.com', subject: 'Reset', text: 'A link.' });
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    for (const host of ['127.0.0.1', 'localhost']) {
      const response = await published.app.request(`http://${host}:8787/dev/mailbox`, {}, env);
      expect(response.status).toBe(404);
    }
  });

  test('is not there at all where mails are really sent', async () => {
    const other = await createTestApp();
    onTestFinished(other.stop);
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const response = await other.app.request('http://localhost:8787/dev/mailbox', {}, env);
    expect(await response.text()).not.toContain('Mailbox');
  });
});
