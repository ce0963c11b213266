// Delivery reports in the forms that mail servers write, with made-up addresses.

type Report = {
  /** The address that the report is sent to: the envelope sender of the mail. */
  readonly to: string;
  /** The fields about each recipient. */
  readonly recipients: readonly string[];
  readonly contentType?: string;
};

const boundary = 'part.1700000000/mx.example.net';

/** As Postfix writes it; the returned message comes last. */
export const writeReport = ({ to, recipients, contentType = 'message/delivery-status' }: Report): string =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    `--${boundary}`,
    `Content-Type: ${contentType}`,
    '',
    'Reporting-MTA: dns; mx.example.net',
    'X-Postfix-Queue-ID: 4A1B2C3D4E',
    'Arrival-Date: Thu, 26 Nov 2026 09:00:00 +0000 (UTC)',
    ...recipients.flatMap((fields) => ['', fields]),
    '',
    `--${boundary}`,
    'Content-Type: message/rfc822',
    '',
    'From: hello@example.com',
    'To: ada@example.org',
    'Subject: A price on your wishlist dropped',
    '',
    'The text of the mail.',
    '',
    `--${boundary}--`,
    ''
  ].join('\r\n');

export const describeRecipient = (action: string, status: string, diagnostic: string): string =>
  [
    'Final-Recipient: rfc822; ada@example.org',
    'Original-Recipient: rfc822;ada@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.org',
    `Diagnostic-Code: ${diagnostic}`
  ].join('\r\n');

export const noSuchMailbox = describeRecipient(
  'failed',
  '5.1.1',
  'smtp; 550 5.1.1 <ada@example.org>: Recipient address\r\n    rejected: User unknown in virtual mailbox table'
);
export const fullMailbox = describeRecipient('failed', '5.2.2', 'smtp; 552 5.2.2 Mailbox full');
export const delayed = describeRecipient('delayed', '4.4.1', 'smtp; connect to mx.example.org: timed out');
export const delivered = describeRecipient('delivered', '2.0.0', 'smtp; 250 2.0.0 OK');
