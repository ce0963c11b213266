export const linkScheme = 'reelwright';

const longest = 512;
/** `reelwright://` and a path of plain words; an optional query of plain pairs. Nothing encoded, nothing hidden. */
const plainLink = /^reelwright:\/\/((?:[\w~-]+(?:\/[\w~-]+)*)?\/?)(\?[\w.~=&+-]*)?$/i;

/**
 * The app's path a link names: `reelwright://library?tag=rain` is `/library?tag=rain`. Undefined when the link holds
 * anything but letters, digits and a few marks: links come from anywhere and are never more than a place to go.
 */
export function findPathOfLink(link: string): string | undefined {
  if (link.length > longest) return undefined;
  const [, path, query = ''] = plainLink.exec(link) ?? [];
  return path === undefined ? undefined : `/${path.replace(/\/$/, '')}${query}`;
}
