// Which searches that found nothing are counted, and from when on they are shown.
import { foldText } from '../../../kit/fold-text.ts';
import { ListingSearch } from '../listing-search.ts';

const lengths = { min: 2, max: 60 } as const;

/** A phrase is kept in clear once it was searched this often on a day; until then only a keyed hash tells it apart. */
export const leastSearches = 3;
/** Sellers see the words by which their listings were opened, once so many visitors of a day used them. */
export const leastVisitorsOfPhrase = 5;
/** Days after which a count is deleted. */
export const searchMissDays = 90;
/** Phrases counted a day, so that made-up searches do not fill the database. */
export const mostPhrasesADay = 2000;

/** Matches likely personal data: an address, a telephone number or another number of a person. */
const personal = /@|\d{4}|:\/\//u;

/**
 * The phrase to count: in lowercase, without accents, with single spaces. Null for a search with filters or of a further
 * page, for one too short or too long, and for one that may tell of a person.
 */
export function readMissedPhrase(search: ListingSearch): string | null {
  const { search: text, sort, limit } = search;
  const isPlain =
    JSON.stringify(ListingSearch.parse({ search: text, sort, limit })) === JSON.stringify(search);
  return isPlain ? readSearchPhrase(text) : null;
}

/** Normalized as above; null for one too short or too long, and for one that may tell of a person. */
export function readSearchPhrase(text: string): string | null {
  const phrase = foldText(text).replaceAll(/\s+/gu, ' ').trim();
  if (phrase.length < lengths.min || phrase.length > lengths.max) return null;
  return personal.test(phrase) ? null : phrase;
}
