import { cloudHeaders } from '#shared/contract/cloud-headers.ts';
import type { RequestContext } from '../request-context.ts';
import { cookieNames } from './cookies.ts';
import { isDesktop } from './credentials.ts';

/** Passes on what the library wants kept: cookies to a browser, to the desktop a token. */
export function passCredentials(request: RequestContext, fromLibrary: Headers): void {
  const cookies = fromLibrary.getSetCookie();
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

/** Takes the browser's session away; the desktop forgets its token itself. */
export function takeCredentials(request: RequestContext): void {
  if (isDesktop(request.headers)) return;
  for (const name of [cookieNames.session, cookieNames.secondFactor]) {
    request.addHeader('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`);
  }
}
