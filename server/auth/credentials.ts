// What a request brings to show who sends it: a browser its cookies, anything else a token in a header.
import { cloudHeaders } from '#shared/contract/cloud-headers.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { readSigned } from './signatures.ts';

/** Of half-open sign-ins, as the library names them; a session's token has no hyphen. */
const secondFactorPrefix = '2fa-';

export const isDesktop = (headers: Headers): boolean => headers.get(cloudHeaders.client) === 'desktop';

/** Without cookies there is nothing that a foreign page could use. */
export const usesCookies = (headers: Headers): boolean =>
  headers.get('authorization') === null && !isDesktop(headers);

/** The signed value that was sent for a cookie's purpose, as it travelled. */
function readSent(headers: Headers, name: keyof typeof cookieNames): string | undefined {
  if (usesCookies(headers)) return readCookie(headers, cookieNames[name]);
  if (name === 'device') return headers.get(cloudHeaders.device) ?? undefined;
  const token = /^Bearer ([\x21-\x7e]{1,400})$/i.exec(headers.get('authorization') ?? '')?.[1];
  const isHalfOpen = token?.startsWith(secondFactorPrefix) === true;
  return isHalfOpen === (name === 'secondFactor') ? token : undefined;
}

/** The value of a cookie or token whose signature is ours. */
export const readCredential = (
  headers: Headers,
  name: keyof typeof cookieNames,
  secret: string
): string | undefined => readSigned(readSent(headers, name), secret);

/** The request's headers as the library may see them: our cookies and what the client calls itself. */
export function headersForLibrary(headers: Headers): Headers {
  const cookies = (['session', 'secondFactor'] as const).flatMap((name) => {
    const sent = readSent(headers, name);
    return sent === undefined ? [] : [`${cookieNames[name]}=${encodeOnce(sent)}`];
  });
  const safe = new Headers({ 'user-agent': nameClient(headers) });
  if (cookies.length > 0) safe.set('cookie', cookies.join('; '));
  return safe;
}

/** Cookies that the library read from a token come with the characters that a header may have. */
const encodeOnce = (sent: string): string => (sent.includes('%') ? sent : encodeURIComponent(sent));

function nameClient(headers: Headers): string {
  const name = headers.get('user-agent') ?? '';
  return (isDesktop(headers) ? `Reelwright for desktop (${name})` : name).slice(0, 300);
}
