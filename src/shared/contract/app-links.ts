// Links that open the installed desktop app. They lead to a place and carry no command.

export const linkScheme = 'reelwright';

/** The URL to which a sign-in in the browser returns. */
export const signInReturnPath = '/auth/callback';

/** A path of the app and its query, both percent-encoded. */
export type LinkPlace = { readonly path: string; readonly query: string };

/** Names that links give to what has a longer address in the app, and where each leads. They stay when pages move. */
const shortNames = {
  listing: (slug: string, query: string): LinkPlace => ({ path: `/marketplace/${slug}`, query }),
  template: (id: string): LinkPlace => ({ path: '/library', query: `template=${id}` })
} as const;
type ShortName = keyof typeof shortNames;

const isShortName = (name: string | undefined): name is ShortName =>
  name !== undefined && Object.hasOwn(shortNames, name);

const linkTo = (name: ShortName) => (key: string) => `${linkScheme}://${name}/${encodeURIComponent(key)}`;

/** The place that a short name stands for; any other place is returned as it is. */
export function expandShortName(place: LinkPlace): LinkPlace {
  const [, name, key, ...rest] = place.path.split('/');
  return isShortName(name) && key !== undefined && rest.length === 0
    ? shortNames[name](key, place.query)
    : place;
}

export const appLinks = {
  listing: linkTo('listing'),
  template: linkTo('template'),
  order: (id: string) => `${linkScheme}://payment-success?order=${encodeURIComponent(id)}`,
  signInReturn: (code: string, state: string) =>
    `${linkScheme}:/${signInReturnPath}?code=${encodeURIComponent(code)}&state=${encodeURIComponent(state)}`
} as const;

/** Of the button that opens the app, and of what is said where it did not open. */
export const openInAppTexts = {
  open: 'Open in Reelwright',
  missing: 'The desktop app did not open',
  why: 'It may not be installed. This browser can do the same.',
  ask: 'Download the app'
} as const;
