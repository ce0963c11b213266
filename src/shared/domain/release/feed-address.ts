/** Nothing but a host, a port and a folder: neither a name and password nor a query. */
const secure = /^https:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i;
const thisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i;

/**
 * The address of an update feed without its last slash; undefined for plain http, which anybody on the way could
 * change, unless it is this machine's.
 */
export function readFeedAddress(address: string): string | undefined {
  const text = address.trim();
  return secure.test(text) || thisMachine.test(text) ? text.replace(/\/$/, '') : undefined;
}
