// Events of the sandbox are signed as Stripe's are: over the moment and the very bytes, so that neither can be changed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTimestampFresh } from '../signature-timestamp.ts';

export const signatureHeader = 'sandbox-signature';

const digest = (body: string | Uint8Array, seconds: number | string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The value of the header; `now` in Unix milliseconds. */
export function sign(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(body, seconds, secret).toString('hex')}`;
}

/** Whether one of the secrets signed these bytes, lately. Several may stand in the header, and several may be known. */
export function isSigned(
  body: Uint8Array,
  header: string,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number }
): boolean {
  if (!isTimestampFresh(header, now)) return false;
  const parts = header.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  const given = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? []);
  return secrets.some((secret) => {
    const expected = digest(body, seconds, secret);
    return given.some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), expected));
  });
}

/** The sandbox's own secret, made from the server's: all copies have the same, and nobody else has it. */
export const sandboxSecret = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox events').digest('base64url');
