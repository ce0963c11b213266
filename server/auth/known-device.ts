// A device on which somebody signed in before is told apart from one that guesses: the token names no account.
import { createHmac, randomBytes } from 'node:crypto';
import { cloudHeaders } from '#shared/contract/cloud-headers.ts';
import type { Context } from '../context.ts';
import type { RequestContext } from '../request-context.ts';
import { cookieNames } from './cookies.ts';
import { isDesktop, readCredential } from './credentials.ts';
import { sign } from './signatures.ts';

const keptSeconds = 365 * 24 * 60 * 60;

type Keeping = Pick<Context, 'secret' | 'now'>;

const sealOf = (email: string, deviceId: string, secret: string): string =>
  createHmac('sha256', secret).update(`known device\n${deviceId}\n${email}`).digest('base64url');

/** The device's id where this account was used on it before. */
export function findKnownDevice(
  { secret, now }: Keeping,
  headers: Headers,
  email: string
): string | undefined {
  const [deviceId = '', until = '', seal] = readCredential(headers, 'device', secret)?.split('~') ?? [];
  const isKnown = seal === sealOf(email, deviceId, secret) && Number(until) > now();
  return isKnown ? deviceId : undefined;
}

/** Has the client keep that this account was used on it. */
export function rememberDevice({ secret, now }: Keeping, request: RequestContext, email: string): void {
  const deviceId =
    findKnownDevice({ secret, now }, request.headers, email) ?? randomBytes(16).toString('hex');
  const until = now() + keptSeconds * 1000;
  const token = sign(`${deviceId}~${until}~${sealOf(email, deviceId, secret)}`, secret);
  if (isDesktop(request.headers)) request.addHeader(cloudHeaders.newDevice, token);
  else {
    const attributes = `Max-Age=${keptSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
    request.addHeader('set-cookie', `${cookieNames.device}=${encodeURIComponent(token)}; ${attributes}`);
  }
}
