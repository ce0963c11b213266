// Envelope senders that name their mail (variable envelope return paths). Reports about a mail come to its address; the
// MAC keeps people from reporting on mails that were not sent to them. In lower case, since servers may change the case.
import { createHmac, timingSafeEqual } from 'node:crypto';

const idPrefix = 'eml_';
const tag = /\+([0-9a-z]{26})([0-9a-f]{16})@/g;

/** RFC 5321 allows 64 octets before the "@": a plus sign and 42 characters are ours. */
export const maxBounceLocalPart = 64 - 1 - 26 - 16;

/** E.g. "bounces+01m3b0q9zk…@example.com" of "bounces@example.com". */
export function addTag(bounceAddress: string, mailId: string, secret: string): string {
  const at = bounceAddress.lastIndexOf('@');
  const id = mailId.slice(idPrefix.length);
  return `${bounceAddress.slice(0, at)}+${id}${computeMac(id, secret)}${bounceAddress.slice(at)}`;
}

/** The id of the mail that the first genuine tag in a text names. */
export function findTaggedMail(text: string, secret: string): string | undefined {
  for (const [, id = '', mac = ''] of text.toLowerCase().matchAll(tag)) {
    if (timingSafeEqual(Buffer.from(mac), Buffer.from(computeMac(id, secret)))) return `${idPrefix}${id}`;
  }
  return undefined;
}

/** 64 bits: every guess is a mail. */
const computeMac = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`bounce address\n${id}`).digest('hex').slice(0, 16);
