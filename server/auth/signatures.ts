import { createHmac, timingSafeEqual } from 'node:crypto';

/** The form the library signs its cookies in: `value.base64(HMAC-SHA256)`. */
export const sign = (value: string, secret: string): string =>
  `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;

/** What was signed, from a cookie or a token as it travels; undefined where the signature is not ours. */
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
