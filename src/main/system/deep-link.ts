export const linkScheme = 'reelwright';

const longest = 512;
/** `reelwright://`, a path of words and an optional query of pairs; whatever is not plain ASCII is percent-encoded. */
const shape =
  /^reelwright:\/\/((?:(?:[\w~-]|%[\da-f]{2})+(?:\/(?:[\w~-]|%[\da-f]{2})+)*)?\/?)(?:\?((?:[\w.~=&+!'()*-]|%[\da-f]{2})*))?$/i;
const encoded = /(?:%[\da-f]{2})+/gi;
/** Names of places: no dots, so nothing climbs and nothing is hidden. */
const segment = /^[\p{L}\p{M}\p{N} ~_-]+$/u;
/** Text without control, formatting and unassigned characters, nor what shells, markup and file systems read. */
const value = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S} ](?<![\\<>"`{}|^]))*$/u;
const suspicious = /\.\.|\/\/|%[\da-f]{2}/i;

/**
 * The app's path a link names: `reelwright://library?search=caf%C3%A9` is `/library?search=caf%C3%A9`. Undefined when
 * the link, decoded once, holds more than words and plain text, or is still encoded then: links come from anywhere and
 * are never more than a place to go.
 */
export function findPathOfLink(link: string): string | undefined {
  if (link.length > longest) return undefined;
  const [, path, query] = shape.exec(link) ?? [];
  if (path === undefined) return undefined;
  const place = path.replace(/\/$/, '');
  const segments = place === '' ? [] : place.split('/');
  const isPlain =
    segments.every((part) => isDecodedTo(part, segment)) &&
    (query ?? '').split(/[&=]/).every((part) => isDecodedTo(part, value));
  return isPlain ? `/${encodeAnew(place)}${query === undefined ? '' : `?${encodeAnew(query)}`}` : undefined;
}

function isDecodedTo(text: string, allowed: RegExp): boolean {
  try {
    const decoded = decodeURIComponent(text);
    return allowed.test(decoded) && !suspicious.test(decoded);
  } catch {
    return false;
  }
}

/** One spelling for one place: `%6Cibrary` is `library`, and only what must be encoded is. */
const encodeAnew = (text: string): string =>
  text.replace(encoded, (run) => encodeURIComponent(decodeURIComponent(run)));
