// Delivery reports: which mail they are about, what they change for its recipient, and that nobody can forge one.
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { createSmtpMailer } from '#server/mail/create-mailer.ts';
import { sendNotice } from '#server/services/account/mail/account-mails.ts';
import { removeOldRecords } from '#server/services/admin/operations/remove-old-records.ts';
import { recordBounce } from '#server/services/bounce/record-bounce.ts';
import { addNotice } from '#server/services/notice/add-notice.ts';
import { mailNotices } from '#server/services/notice/mail-notices.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import {
  delayed,
  delivered,
  describeRecipient,
  fullMailbox,
  noSuchMailbox,
  writeReport
} from '../support/server/delivery-report.ts';
import { dumpDatabase } from '../support/server/dump-database.ts';
import { type MailServer, startMailServer } from '../support/server/mail-server.ts';
import { serverFile } from '../support/server/server-file.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { urlOf } from '../support/server/test-database.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const bounceAddress = 'bounces@example.com';
const from = 'Reelwright <hello@example.com>';

let server: TestApp;
let mailServer: MailServer;
let context: Context;
let ann: SignedInUser;
let keys = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await createTestApp({ context: { bounceAddress } });
  // Mails go when a test says so, not at the full minute.
  await server.database.pool.query(`delete from pgboss.schedule where name = 'mail-notices'`);
  const mailer = createSmtpMailer({ url: mailServer.url, from }, { ...server.context, bounceAddress });
  context = { ...server.context, mailer };
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  ann = await signUpAs(server);
});

const run = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const getAccount = async () => (await server.call('account.get', undefined, ann.headers)).output;
const findMail = async (id: string) =>
  (
    await run(
      'select bounce, bounce_status, bounce_diagnostic from sent_mails where user_id = $1 order by id',
      [id]
    )
  ).rows;

/** Adds a notice and runs the job; resolves to the mail that arrived, if one did. */
async function notify() {
  const subject = { kind: 'new_version', slug: 'a-lamp', title: 'A lamp', version: 2, notes: '' } as const;
  await addNotice(context, server.database.db, { to: [ann.id], key: `key-${keys++}`, subject });
  const before = mailServer.mails.length;
  await mailNotices.run(context, {});
  return mailServer.mails[before];
}

async function notifyAndGetSender(): Promise<string> {
  const mail = await notify();
  if (mail === undefined) throw new Error('No mail arrived');
  return mail.from;
}

const report = (to: string, ...recipients: string[]) =>
  recordBounce(context, Buffer.from(writeReport({ to, recipients })));

describe('the envelope sender', () => {
  test('names the mail, and the header does not', async () => {
    const mail = await notify();
    expect(mail?.to).toEqual([ann.email]);
    expect(mail?.from).toMatch(/^bounces\+[0-9a-z]{42}@example\.com$/);
    expect(mail?.source).toContain(`From: ${from}`);
    expect(await notifyAndGetSender()).not.toBe(mail?.from);
  });

  test('is the sender where no address for bounces is configured', async () => {
    const mailer = createSmtpMailer({ url: mailServer.url, from });
    await mailer.send({ to: ann.email, userId: ann.id, subject: 'Plain', text: 'A text.' });
    expect(mailServer.mails.at(-1)).toMatchObject({ from: 'hello@example.com', subject: 'Plain' });
    expect(await findMail(ann.id)).toEqual([]);
  });

  test('of a mail that was not handed over names nothing', async () => {
    mailServer.refuseNext(1);
    await expect(notify()).rejects.toThrow('not mailed');
    expect(await findMail(ann.id)).toEqual([]);
    await mailNotices.run(context, {});
    expect(await findMail(ann.id)).toHaveLength(1);
  });
});

describe('a hard bounce', () => {
  test('ends the mails of notices, and account mails are still tried', async () => {
    expect((await getAccount())?.isUndeliverable).toBe(false);
    expect(await report(await notifyAndGetSender(), noSuchMailbox)).toBe('hard');
    expect(await findMail(ann.id)).toEqual([
      {
        bounce: 'hard',
        bounce_status: '5.1.1',
        bounce_diagnostic: '550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'
      }
    ]);
    expect((await getAccount())?.isUndeliverable).toBe(true);
    expect(await notify()).toBeUndefined();
    const payload = { userId: ann.id, notice: 'passwordChanged', language: 'en' } as const;
    await sendNotice.run(context, payload);
    expect(mailServer.mails.at(-1)).toMatchObject({
      to: [ann.email],
      subject: expect.stringMatching(/password/i)
    });
    const { rows } = await run('select actor_id, action, details from audit_entries where subject_id = $1', [
      ann.id
    ]);
    expect(rows).toEqual([{ actor_id: null, action: 'mail.undeliverable', details: { status: '5.1.1' } }]);
  });

  test('is over once the address is confirmed again, also for mails from before', async () => {
    const earlier = await notifyAndGetSender();
    await report(await notifyAndGetSender(), noSuchMailbox);
    await server.call('account.requestVerification', { email: ann.email });
    const { text } = await server.waitForMail(ann.email);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await server.call('account.verifyEmail', { token }, ann.headers)).status).toBe(200);
    expect((await getAccount())?.isUndeliverable).toBe(false);
    expect(await report(earlier, noSuchMailbox)).toBe('hard');
    expect((await getAccount())?.isUndeliverable).toBe(false);
    expect(await report(await notifyAndGetSender(), noSuchMailbox)).toBe('hard');
    expect((await getAccount())?.isUndeliverable).toBe(true);
  });

  test('is over with a new password by a mailed link', async () => {
    await report(await notifyAndGetSender(), noSuchMailbox);
    await server.call('account.requestReset', { email: ann.email });
    const { text } = await server.waitForMail(ann.email);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const reset = { token, password: 'another long pass phrase 7' };
    expect((await server.call('account.resetPassword', reset)).status).toBe(200);
    expect((await run('select 1 from undeliverable_addresses where user_id = $1', [ann.id])).rowCount).toBe(
      0
    );
  });

  test('counts once, however often and at once it is reported', async () => {
    const sender = await notifyAndGetSender();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => report(sender, noSuchMailbox)));
    expect(outcomes.toSorted()).toEqual(['hard', 'unchanged', 'unchanged', 'unchanged']);
    const { rowCount } = await run('select 1 from audit_entries where subject_id = $1', [ann.id]);
    expect(rowCount).toBe(1);
  });
});

test('after a soft bounce mail goes on, and a hard one may follow', async () => {
  const sender = await notifyAndGetSender();
  expect(await report(sender, delayed)).toBe('soft');
  expect(await report(sender, fullMailbox)).toBe('unchanged');
  expect(await findMail(ann.id)).toMatchObject([{ bounce: 'soft', bounce_status: '4.4.1' }]);
  expect(await notify()).toBeDefined();
  expect(await report(sender, noSuchMailbox)).toBe('hard');
  expect(await report(sender, fullMailbox)).toBe('unchanged');
  expect(await findMail(ann.id)).toMatchObject([{ bounce: 'hard' }, { bounce: null }]);
});

describe('a report is refused', () => {
  test('without the tag of one of our mails', async () => {
    const sender = await notifyAndGetSender();
    const [local = '', domain = ''] = sender.split('@');
    const last = local.endsWith('0') ? '1' : '0';
    expect(await report(`${local.slice(0, -1)}${last}@${domain}`, noSuchMailbox)).toBe('untagged');
    expect(await report(`bounces+${'0'.repeat(42)}@${domain}`, noSuchMailbox)).toBe('untagged');
    expect(await report(bounceAddress, noSuchMailbox)).toBe('untagged');
    const inside = describeRecipient('failed', '5.1.1', `smtp; 550 5.1.1 ${sender}`);
    expect(await report(bounceAddress, `Final-Recipient: rfc822; ${sender}\r\n${inside}`)).toBe('untagged');
    const other = { ...context, secret: 'another secret of 32 characters.' };
    const source = Buffer.from(writeReport({ to: sender, recipients: [noSuchMailbox] }));
    expect(await recordBounce(other, source)).toBe('untagged');
    expect(await findMail(ann.id)).toMatchObject([{ bounce: null }]);
  });

  test('where it is none: an automatic reply, a success, anything', async () => {
    const sender = await notifyAndGetSender();
    expect(await report(sender, delivered)).toBe('no_failure');
    const reply = `To: ${sender}\r\nSubject: Out of office\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`;
    expect(await recordBounce(context, Buffer.from(reply))).toBe('no_failure');
    for (const bytes of [Buffer.alloc(0), Buffer.from([0, 255, 10, 13, 128]), Buffer.alloc(300_000, 'a\n')])
      expect(await recordBounce(context, bytes)).toBe('untagged');
    expect(await findMail(ann.id)).toMatchObject([{ bounce: null }]);
  });

  test('once the account or the mail is gone', async () => {
    const sender = await notifyAndGetSender();
    const old = { ...context, now: () => context.now() + 31 * 86_400_000 };
    await removeOldRecords.run(old, {});
    expect(await report(sender, noSuchMailbox)).toBe('unchanged');
    expect(await getAccount()).toMatchObject({ isUndeliverable: false });
  });
});

test('the tag is found in any case and in the header that names the envelope’s recipient', async () => {
  const sender = await notifyAndGetSender();
  const source = writeReport({ to: 'postmaster@example.com', recipients: [noSuchMailbox] });
  const redirected = `Delivered-To: ${sender.toUpperCase()}\r\n${source}`;
  expect(await recordBounce(context, Buffer.from(redirected))).toBe('hard');
});

test('operations count and list bounces, or say that they are not known', async () => {
  const admin = await signUpAs(server);
  await makeAdmin(server, admin);
  const read = async () =>
    (await server.call('operations.get', undefined, admin.headers)).output.mails.bounces;
  const before = await read();
  const first = await notifyAndGetSender();
  const second = await notifyAndGetSender();
  await report(first, fullMailbox);
  await report(second, noSuchMailbox);
  const after = await read();
  expect(after).toMatchObject({ hard: (before?.hard ?? 0) + 1, soft: (before?.soft ?? 0) + 1 });
  expect(after?.newest.slice(0, 2)).toMatchObject([
    { kind: 'hard', status: '5.1.1', userId: ann.id, isNotice: true },
    { kind: 'soft', status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }
  ]);
  expect(JSON.stringify(after)).not.toContain('@');
});

test('a report leaves its status code and the server’s answer, without the address or the mail', async () => {
  const email = 'planted-b1.bounce@example.org';
  ann = await signUpAs(server, { email });
  const sender = await notifyAndGetSender();
  const answer = `smtp; 550 5.1.1 <${email}> No such user planted-b1.bounce here`;
  const fields = describeRecipient('failed', '5.1.1', answer).replaceAll('ada@example.org', email);
  expect(await report(sender, fields)).toBe('hard');
  const [row] = await findMail(ann.id);
  expect(row).toMatchObject({ bounce_diagnostic: '550 5.1.1 No such user here' });
  expect(JSON.stringify(row)).not.toMatch(/planted|example/);
  const dump = await dumpDatabase(server.database.pool);
  for (const part of ['The text of the mail', 'mx.example', '4A1B2C3D4E', sender])
    expect(dump).not.toContain(part);
});

describe('the command', () => {
  /** Runs it as a mail server does; resolves to its exit code and what it says. */
  const pipe = (input: Buffer | string, env: Record<string, string> = { BOUNCE_ADDRESS: bounceAddress }) =>
    new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
      const settings = {
        PATH: process.env['PATH'],
        DATABASE_URL: urlOf(server.database.address),
        AUTH_SECRET: server.context.secret,
        SITE_URL: 'http://localhost:8787',
        SMTP_URL: mailServer.url,
        MAIL_FROM: from,
        LOG_LEVEL: 'error',
        ...env
      };
      const child = execFile(
        process.execPath,
        [serverFile, 'record-bounce'],
        { env: settings },
        (error, out, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: `${out}${err}` })
      );
      child.stdin?.end(input);
    });

  test('reads one message from standard input, of any size', async () => {
    const sender = await notifyAndGetSender();
    const source = writeReport({ to: sender, recipients: [noSuchMailbox] });
    const huge = Buffer.concat([Buffer.from(source), Buffer.alloc(8 * 1024 * 1024, 'a')]);
    expect(await pipe(huge)).toEqual({ code: 0, said: 'Recorded: no mail reaches this address.\n' });
    expect((await getAccount())?.isUndeliverable).toBe(true);
  });

  test('accepts garbage, and asks for another try where it cannot work', async () => {
    expect(await pipe('garbage')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing recorded')
    });
    const refused = await pipe('garbage', {});
    expect(refused).toMatchObject({ code: 75, said: expect.stringContaining('BOUNCE_ADDRESS is not set') });
  });
});
