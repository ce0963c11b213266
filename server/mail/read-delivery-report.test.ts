import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  delayed,
  delivered,
  describeRecipient,
  fullMailbox,
  noSuchMailbox,
  writeReport
} from '#tests/support/server/delivery-report.ts';
import { readDeliveryReport } from './read-delivery-report.ts';

const to = 'bounces@example.com';
const read = async (source: string) => readDeliveryReport(Buffer.from(source));
const readFailure = async (...recipients: string[]) => (await read(writeReport({ to, recipients }))).failure;
const judge = async (action: string, status: string, diagnostic: string) =>
  (await readFailure(describeRecipient(action, status, diagnostic)))?.kind;

describe('a delivery report', () => {
  test('tells the status and what the server said, without the address', async () => {
    expect(await read(writeReport({ to, recipients: [noSuchMailbox] }))).toEqual({
      sentTo: to,
      failure: {
        kind: 'hard',
        status: '5.1.1',
        diagnostic: '550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'
      }
    });
  });

  test.each([
    ['failed', '5.1.1', 'smtp; 550 5.1.1 No such user'],
    ['failed', '5.1.2 (bad destination host)', 'smtp; 550 Host unknown'],
    ['Failed', '5.1.10', 'smtp; 556 5.1.10 Domain does not accept mail'],
    ['failed', '5.2.1', 'smtp; 550 5.2.1 The account is disabled'],
    ['failed', '5.4.4', 'X-Postfix; Host or domain name not found'],
    ['failure', '5.0.0', 'smtp; 550 5.1.1 Unknown user'],
    ['failed', '5.0.0', 'smtp; 550 Unknown user'],
    ['failed', '4.0.0', "smtp; DNS type 'mx' lookup responded with NXDOMAIN Domain name not found"],
    ['failed', '5.4.1', 'smtp;550 5.4.1 Recipient address rejected: Access denied'],
    ['failed', '5.1.351', 'smtp;550 5.1.351 Remote server returned unknown recipient -> 550 Unknown user'],
    ['failed', '', 'smtp; 550 No such user']
  ])('%s %s %s is hard: no mail reaches the address', async (...fields) => {
    expect(await judge(...fields)).toBe('hard');
  });

  test.each([
    ['delayed', '4.4.1', 'smtp; timed out'],
    ['delayed', '5.1.1', 'smtp; 550 5.1.1 No such user'],
    ['expired', '', 'Connection timed out'],
    ['failed', '4.4.7', 'smtp; delivery time expired'],
    ['failed', '5.2.2', 'smtp; 552 5.2.2 Mailbox full'],
    ['failed', '5.7.1', 'smtp; 550 5.7.1 Message refused'],
    ['failed', '5.0.0', 'smtp; 550 Refused'],
    ['failed', '5.1.1', 'SMTP; 550 5.7.1 IP address not allowed'],
    ['failed', '5.1.1', 'SMTP; 550 IP address blacklisted by recipient'],
    ['failed', '5.2.1', 'smtp; 550 5.2.1 The user is receiving mail at a rate that prevents delivery']
  ])('%s %s %s is soft: mail goes on', async (...fields) => {
    expect(await judge(...fields)).toBe('soft');
  });

  test('of a mail that arrived is no failure', async () => {
    expect(await readFailure(delivered)).toBeNull();
    expect(await readFailure(describeRecipient('deliverable', '2.1.5', 'smtp; 250 OK'))).toBeNull();
    expect(await readFailure()).toBeNull();
  });

  test('of several recipients is hard only where all are', async () => {
    expect(await readFailure(noSuchMailbox, noSuchMailbox)).toMatchObject({ kind: 'hard' });
    expect(await readFailure(noSuchMailbox, delivered)).toMatchObject({ kind: 'soft', status: '5.1.1' });
    expect(await readFailure(noSuchMailbox, fullMailbox)).toMatchObject({ kind: 'soft', status: '5.2.2' });
    expect(await readFailure(delayed, noSuchMailbox)).toMatchObject({ kind: 'soft', status: '4.4.1' });
  });

  test('is read with any line ends, in the international form, and with its first group missing', async () => {
    const source = writeReport({ to, recipients: [noSuchMailbox] });
    expect((await read(source.replaceAll('\r\n', '\n'))).failure).toMatchObject({ kind: 'hard' });
    const alone = source.replace(/Reporting-MTA[\s\S]*?UTC\)\r\n\r\n/, '');
    expect(alone).not.toContain('Arrival-Date');
    expect((await read(alone)).failure).toMatchObject({ kind: 'hard' });
    const contentType = 'message/global-delivery-status';
    const global = writeReport({ to, recipients: [noSuchMailbox], contentType });
    expect((await read(global)).failure).toMatchObject({ kind: 'hard' });
  });

  test('inside of the returned message is about another mail', async () => {
    const inner = writeReport({ to: 'somebody@example.com', recipients: [noSuchMailbox] });
    const mail = `To: ${to}\r\nContent-Type: message/rfc822\r\n\r\n${inner}`;
    expect(await read(mail)).toEqual({ sentTo: to, failure: null });
  });
});

describe('whatever comes', () => {
  test('never makes the reader fail', async () => {
    const source = writeReport({ to, recipients: [noSuchMailbox] });
    const damaged = fc
      .array(fc.tuple(fc.nat(source.length), fc.nat(200), fc.string({ unit: 'binary', maxLength: 30 })), {
        maxLength: 8
      })
      .map((cuts) => {
        let text = source;
        for (const [at, length, put] of cuts) text = text.slice(0, at) + put + text.slice(at + length);
        return Buffer.from(text);
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 2000 }), damaged), async (bytes) => {
        const { failure } = await readDeliveryReport(bytes);
        expect(failure?.diagnostic ?? '').not.toContain('ada@');
      })
    );
  });

  test('is read in time, however it is built', async () => {
    const nested = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'.repeat(5000);
    expect((await read(nested)).failure).toBeNull();
    expect((await read(`To: ${'<'.repeat(200_000)}\r\n\r\n`)).failure).toBeNull();
    const many = Array.from({ length: 10_000 }, () => fullMailbox);
    expect(await readFailure(...many)).toMatchObject({ kind: 'soft' });
    const long = describeRecipient('failed', '5.0.0', `smtp; ${'user '.repeat(100_000)}`);
    expect((await readFailure(long))?.diagnostic?.length).toBeLessThanOrEqual(160);
  });
});
