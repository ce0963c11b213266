import { expandShortName, type LinkPlace, signInReturnPath } from '#shared/contract/app-links.ts';
import { findPage, type PageName } from '#shared/contract/paths.ts';

const longest = 512;
/** The scheme, a path of words and an optional query of pairs; whatever is not plain ASCII is percent-encoded. */
const shape =
  /^reelwright:\/\/((?:(?:[\w~-]|%[\da-f]{2})+(?:\/(?:[\w~-]|%[\da-f]{2})+)*)?\/?)(?:\?((?:[\w.~=&+!'()*-]|%[\da-f]{2})*))?$/i;
const encoded = /(?:%[\da-f]{2})+/gi;
/** Names of places: no dots, so nothing climbs and nothing is hidden. */
const segment = /^[\p{L}\p{M}\p{N} ~_-]+$/u;
/** Text without control, formatting and unassigned characters, nor what shells, markup and file systems read. */
const value = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S} ](?<![\\<>"`{}|^]))*$/u;
const suspicious = /\.\.|\/\/|%[\da-f]{2}/i;

/** Pages whose query says what they show. The query of others is dropped, as some of them act on theirs. */
const viewPages: ReadonlySet<PageName> = new Set<PageName>([
  'library',
  'marketplace',
  'listing',
  'profile',
  'showcase',
  'paymentSuccess'
]);
/** Would switch the language of the whole app. */
const languageName = 'language';

/**
 * The app's path a link names: `reelwright://library?search=caf%C3%A9` is `/library?search=caf%C3%A9`. Undefined when
 * the link, decoded once, holds more than words and plain text, is still encoded then, or names no page that a link
 * may show: links come from anywhere and are never more than a place to look at.
 */
export function findPathOfLink(link: string): string | undefined {
  const named = parseLink(link);
  if (named === undefined) return undefined;
  const { path, query } = expandShortName(named);
  // The main process takes it; no page sees it.
  if (path === signInReturnPath) return join({ path, query });
  const page = findPage(path);
  if (page === undefined || page === 'signIn' || page.startsWith('admin')) return undefined;
  return join({ path, query: viewPages.has(page) ? dropName(query, languageName) : '' });
}

/** Undefined for what is no plain link of the app; the place is spelled in one way. */
function parseLink(link: string): LinkPlace | undefined {
  if (link.length > longest) return undefined;
  const [, path, query = ''] = shape.exec(link) ?? [];
  if (path === undefined) return undefined;
  const place = path.replace(/\/$/, '');
  const segments = place === '' ? [] : place.split('/');
  const isPlain =
    segments.every((part) => isDecodedTo(part, segment)) &&
    query.split(/[&=]/).every((part) => isDecodedTo(part, value));
  return isPlain ? { path: `/${encodeAnew(place)}`, query: encodeAnew(query) } : undefined;
}

const dropName = (query: string, name: string): string =>
  query
    .split('&')
    .filter((pair) => decodeURIComponent(pair.split('=')[0] ?? '') !== name)
    .join('&');

const join = ({ path, query }: LinkPlace): string => (query === '' ? path : `${path}?${query}`);

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
