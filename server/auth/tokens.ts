// Signed values that travel as cookies or bearer tokens, and random tokens of which only a hash is stored.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The form better-auth signs its cookies in: `value.base64(HMAC-SHA256)`. */
export const sign = (value: string, secret: string): string =>
  `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;

/** The signed value of a cookie or token as it was sent; undefined where the signature is not ours. */
export function readSigned(sent: string | undefined, secret: string): string | undefined {
  const text = sent === undefined ? undefined : decode(sent);
  const at = text?.lastIndexOf('.') ?? -1;
  if (text === undefined || at < 1) return undefined;
  const value = text.slice(0, at);
  const expected = Buffer.from(sign(value, secret));
  const given = Buffer.from(text);
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}

function decode(sent: string): string | undefined {
  try {
    return decodeURIComponent(sent);
  } catch {
    return undefined;
  }
}

/** 256 random bits for a link or a code that works once. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, by which a stored token or identifier is looked up. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
