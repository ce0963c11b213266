// The one origin whose pages may use the bridge: files of this app, served by our own protocol handler.

export const appScheme = 'app';
export const appHost = 'bundle';
export const appOrigin = `${appScheme}://${appHost}`;

/** True for an address inside the app, and only when it is spelled plainly: no user, no port, no other case. */
export function isAppUrl(text: string): boolean {
  return text.startsWith(`${appOrigin}/`) && URL.canParse(text);
}

/** The path to come back to (`/library?tag=rain`), or undefined when the address is not the app's. */
export function findRoute(text: string): string | undefined {
  if (!isAppUrl(text)) return undefined;
  const { pathname, search } = new URL(text);
  return pathname + search;
}
