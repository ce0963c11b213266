import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSmtpMailer } from '#server/mail/create-mailer.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { type MailServer, startMailServer } from '../support/server/mail-server.ts';
import { readCookies } from '../support/server/test-users.ts';

let mailServer: MailServer;
let server: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mailer = createSmtpMailer({ url: mailServer.url, from: 'Reelwright <hello@reelwright.example>' });
  server = await createTestApp({ context: { mailer, siteUrl: 'https://reelwright.example' } });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const unfold = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const findMail = (to: string) =>
  vi.waitFor(
    () => {
      const mail = mailServer.mails.find((each) => each.to.includes(to));
      expect(mail).toBeDefined();
      return mail ?? { to: [], subject: '', source: '' };
    },
    { timeout: 30_000, interval: 50 }
  );

const person = (name: string) => ({
  email: `${name}@example.com`,
  password: 'violet tractor 12',
  username: name,
  displayName: 'Free money at https://evil.example'
});

test('an account is made by the link that a mail server delivered', async () => {
  const asked = person('by-smtp');
  const cookie = readCookies(await server.call('account.signUp', asked));
  const { source, subject, to } = await findMail(asked.email);
  expect([to, subject]).toEqual([[asked.email], 'Confirm your address']);
  const link = /https:\/\/reelwright\.example\/auth\/verify\?token=([\w-]+)/.exec(unfold(source));
  expect((await server.call('account.verifyEmail', { token: link?.[1] ?? '' }, { cookie })).status).toBe(200);
  expect((await server.call('account.signIn', asked)).status).toBe(200);
});

test('a mail to a stranger carries no word of whoever asked for it', async () => {
  const { source } = await findMail('by-smtp@example.com');
  expect(unfold(source)).not.toContain('evil.example');
});

test('a mail server that says no for now is asked again', async () => {
  mailServer.refuseNext(1);
  const asked = person('second-try');
  expect((await server.call('account.signUp', asked)).status).toBe(204);
  await findMail(asked.email);
});

test('nobody’s mailbox is filled by those who type its address', async () => {
  for (let number = 0; number < 12; number++) {
    await server.call('account.requestReset', { email: 'by-smtp@example.com' });
    await server.call('account.signUp', { ...person(`flood-${number}`), email: 'flooded@example.com' });
  }
  const countWaiting =
    "select count(*)::int as waiting from pgboss.job where state in ('created', 'active', 'retry')";
  await vi.waitFor(
    async () => {
      const { rows } = await server.database.pool.query(`${countWaiting} and name like 'send-%'`);
      expect(rows).toEqual([{ waiting: 0 }]);
    },
    { timeout: 30_000, interval: 50 }
  );
  const countSent = (to: string, subject: string) =>
    mailServer.mails.filter((mail) => mail.to.includes(to) && mail.subject === subject).length;
  expect(countSent('by-smtp@example.com', 'Choose a new password')).toBe(5);
  expect(countSent('flooded@example.com', 'Confirm your address')).toBe(5);
});

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  '<a@example.com>',
  'a b@example.com'
])('the address %j is none', async (email) => {
  const answer = await server.call('account.requestReset', { email });
  expect(answer.problem.code).toBe('invalid_input');
});

test('no address, password or link stands in the log', () => {
  const log = server.logLines.join('\n');
  expect(log).toContain('/api/v1/account/sign-up');
  for (const word of ['example.com', 'violet tractor', 'token=']) expect(log).not.toContain(word);
});
