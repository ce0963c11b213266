// The test mail and the list of keys: what the mail server said, and never a secret.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration/configuration.ts';
import type { Mailer } from '#server/context/mailer.ts';
import { createDevelopmentMailer, createSmtpMailer } from '#server/mail/create-mailer.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { type MailServer, startMailServer } from '../support/server/mail-server.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const reason = 'Nobody gets mails';
const canary = 'canarysecret0123456789abcdefghijklmnop';
const { givenKeys } = readConfiguration({
  DATABASE_URL: `postgres://app:${canary}@localhost/app`,
  AUTH_SECRET: canary,
  SITE_URL: 'https://example.com',
  SMTP_URL: `smtp://user:${canary}@127.0.0.1:1`,
  MAIL_FROM: 'hello@example.com',
  STRIPE_SECRET_KEY: `sk_test_${canary}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${canary}`,
  GITHUB_CLIENT_ID: canary,
  GITHUB_CLIENT_SECRET: canary
});

let mailServer: MailServer;
let server: TestApp;
let admin: SignedInUser;
/** Null for the mailbox of the server. */
let smtp: Mailer | null = null;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mailer: Mailer = {
    send: (mail) => (smtp ?? createDevelopmentMailer(server.database.db, Date.now)).send(mail)
  };
  server = await createTestApp({ context: { givenKeys, mailer } });
  admin = await signUpAs(server);
  await makeAdmin(server, admin);
});
afterEach(() => {
  smtp = null;
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const connectTo = (url: string) => createSmtpMailer({ url, from: 'hello@example.com' });
const send = async () => (await server.call('testMails.send', { reason }, admin.headers)).output;

test('a test mail goes to the administrator’s own address, and says what the mail server answered', async () => {
  smtp = connectTo(mailServer.url);
  expect(await send()).toEqual({ to: admin.email, isAccepted: true, answer: expect.stringMatching(/^250 /) });
  expect(mailServer.mails).toMatchObject([{ to: [admin.email], subject: 'Test mail' }]);
  mailServer.refuseNext(1);
  const refused = { isAccepted: false, answer: expect.stringContaining('451 Try again later') };
  expect(await send()).toMatchObject(refused);
  smtp = null;
  expect((await send()).answer).toContain('/dev/mailbox');
  const input = { limit: 20, action: 'mail.test' as const };
  const { output } = await server.call('auditEntries.list', input, admin.headers);
  expect(output.items).toMatchObject([
    { actor: { id: admin.id }, reason, details: { isAccepted: true } },
    { details: refused },
    { details: { isAccepted: true } }
  ]);
});

test('a mail server that is not there is told without the password of its address', async () => {
  smtp = connectTo(`smtp://user:${canary}@127.0.0.1:1`);
  const outcome = await send();
  expect(outcome).toMatchObject({ isAccepted: false, answer: expect.stringMatching(/^E[A-Z]+$/) });
  expect(JSON.stringify(outcome)).not.toContain(canary);
});

test('keys are told to be present or missing, and none is told', async () => {
  const { output } = await server.call('serverKeys.list', undefined, admin.headers);
  expect(output.filter(({ isPresent }) => isPresent).map(({ name }) => name)).toEqual([
    'database',
    'sessions',
    'mail',
    'payments',
    'paymentEvents',
    'payouts',
    'githubSignIn'
  ]);
  expect(output.find(({ name }) => name === 'storage')).toEqual({ name: 'storage', isPresent: false });
  expect(JSON.stringify([output, [...givenKeys], server.logLines])).not.toContain(canary);
});
