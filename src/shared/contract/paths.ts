// Every screen's address: the router's routes, each link and the server's answers are read from here.
export const paths = {
  builder: { path: '/', getHref: () => '/' },
  library: { path: '/library', getHref: () => '/library' }
} as const;

const known = new Set<string>(Object.values(paths).map(({ path }) => path));

/** Whether the app has a screen at this path; a last slash does not matter. */
export function isAppPath(path: string): boolean {
  return known.has(path) || known.has(path.replace(/\/$/, ''));
}
