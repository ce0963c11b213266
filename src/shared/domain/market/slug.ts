// The slug is a listing's permanent name in URLs, derived from its first title.
import { foldText } from '../../kit/fold-text.ts';

const longest = 80;

/** "Neon Rain: 8 s" and lst_…k3v9qz give "neon-rain-8-s-k3v9qz"; the id's end keeps equal titles apart. */
export function makeSlug(title: string, id: string): string {
  const words = foldText(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|(?<!-)-+$/g, '');
  return `${words === '' ? 'listing' : words}-${id.slice(-6).toLowerCase()}`;
}
