// The credentials of a request: cookies of a browser, tokens in headers of any other client. better-auth reads and
// sets cookies only, so both directions are translated here.
import { cloudHeaders } from '#shared/contract/http/cloud-headers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readSigned } from './tokens.ts';

/** `__Host-`: only over https or on localhost, for this host alone, for every path; no other host can set one. */
export const cookieNames = {
  session: '__Host-reelwright',
  secondFactor: '__Host-reelwright.two_factor',
  device: '__Host-reelwright.device',
  signUp: '__Host-reelwright.sign_up'
} as const;

export const cookieAttributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** better-auth's prefix for sign-ins that wait for a second factor; a session's token has no hyphen. */
const secondFactorPrefix = '2fa-';

export const isDesktop = (headers: Headers): boolean => headers.get(cloudHeaders.client) === 'desktop';

/** Without cookies a request cannot be forged by another site. */
export const usesCookies = (headers: Headers): boolean =>
  headers.get('authorization') === null && !isDesktop(headers);

/** The verified value of a cookie or token; undefined without one of our signature. */
export const readCredential = (
  headers: Headers,
  name: keyof typeof cookieNames,
  secret: string
): string | undefined => readSigned(readSent(headers, name), secret);

/** The signed value as it was sent. */
function readSent(headers: Headers, name: keyof typeof cookieNames): string | undefined {
  if (usesCookies(headers)) return readCookie(headers, cookieNames[name]);
  if (name === 'signUp') return undefined;
  if (name === 'device') return headers.get(cloudHeaders.device) ?? undefined;
  const token = /^Bearer ([\x21-\x7e]{1,400})$/i.exec(headers.get('authorization') ?? '')?.[1];
  const awaitsSecondFactor = token?.startsWith(secondFactorPrefix) === true;
  return awaitsSecondFactor === (name === 'secondFactor') ? token : undefined;
}

function readCookie(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The headers of a request that better-auth receives: our cookies and the user agent. */
export function headersForBetterAuth(headers: Headers): Headers {
  const cookies = (['session', 'secondFactor'] as const).flatMap((name) => {
    const sent = readSent(headers, name);
    return sent === undefined ? [] : [`${cookieNames[name]}=${encodeOnce(sent)}`];
  });
  const safe = new Headers({ 'user-agent': nameClient(headers) });
  if (cookies.length > 0) safe.set('cookie', cookies.join('; '));
  return safe;
}

/** A bearer token carries characters that a cookie has to encode. */
const encodeOnce = (sent: string): string => (sent.includes('%') ? sent : encodeURIComponent(sent));

function nameClient(headers: Headers): string {
  const name = headers.get('user-agent') ?? '';
  return (isDesktop(headers) ? `Reelwright for desktop (${name})` : name).slice(0, 300);
}

/** Sends the cookies that better-auth set: to a browser as they are, to the desktop as a token in a header. */
export function sendCredentials(request: RequestContext, fromBetterAuth: Headers): void {
  const cookies = fromBetterAuth.getSetCookie();
  if (!isDesktop(request.headers)) {
    for (const cookie of cookies) request.addHeader('set-cookie', cookie);
    return;
  }
  for (const name of [cookieNames.session, cookieNames.secondFactor]) {
    const value = cookies.findLast((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
    const token = decodeURIComponent(value?.split(';')[0] ?? '');
    if (token !== '') request.addHeader(cloudHeaders.token, token);
  }
}

/** Expires a browser's cookies; the desktop deletes its token itself. */
export function expireCredentials(request: RequestContext): void {
  if (isDesktop(request.headers)) return;
  for (const name of [cookieNames.session, cookieNames.secondFactor]) {
    request.addHeader('set-cookie', `${name}=; Max-Age=0; ${cookieAttributes}`);
  }
}
