// Searches the shelf as the server searches the marketplace: the same filters, orders and counts.
import type { ListingFacets, ListingFilter, ListingSort } from '../listing-search.ts';
import type { ListingCard } from '../listing.ts';
import { rateWords, readWantedWords, type WantedWords } from './match-words.ts';
import type { ShelfListing } from './shelf-listing.ts';

type Test = (listing: ShelfListing) => boolean;

/** Filters that have counts. A count passes over the filter of its own kind, so that it says what a change would find. */
type Facet = 'kind' | 'category' | 'model' | 'ratio' | 'language' | 'audio' | 'free' | 'price';

/** All listings that a search finds, in its order. */
export function searchShelf(
  shelf: readonly ShelfListing[],
  { sort, ...filter }: ListingFilter & { readonly sort: ListingSort }
): ListingCard[] {
  const wanted = readWantedWords(filter.search, shelf);
  const tests = [...listConditions(filter, wanted), ...listFacetTests(filter).values()];
  const found = shelf.filter((listing) => tests.every((test) => test(listing)));
  const keysOf = orderBy(sort, wanted);
  const direction = sort === 'price-low' ? 1 : -1;
  return found
    .map((listing) => ({ card: listing.card, keys: keysOf(listing) }))
    .toSorted(
      (one, other) => direction * (compareKeys(one.keys, other.keys) || compareIds(one.card, other.card))
    )
    .map(({ card }) => card);
}

export function countShelfFacets(shelf: readonly ShelfListing[], filter: ListingFilter): ListingFacets {
  const conditions = listConditions(filter, readWantedWords(filter.search, shelf));
  const tests = listFacetTests(filter);
  const base = shelf.filter((listing) => conditions.every((test) => test(listing)));
  const passing = (but?: Facet) =>
    base.filter((listing) => [...tests].every(([facet, test]) => facet === but || test(listing)));
  const count = (facet: Facet, read: (listing: ShelfListing) => readonly string[]) =>
    countValues(passing(facet).flatMap((listing) => [...new Set(read(listing))]));
  const prices = passing('price').map(({ card }) => card.price.cents);
  return {
    total: passing().length,
    kind: count('kind', ({ card }) => [card.kind]),
    category: count('category', ({ card }) => [card.category]),
    model: count('model', ({ models }) => models),
    ratio: count('ratio', ({ ratios }) => ratios),
    language: count('language', ({ languages }) => languages),
    free: passing('free').filter(isFree).length,
    withAudio: passing('audio').filter(({ hasAudio }) => hasAudio).length,
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
  };
}

const isFree: Test = ({ card }) => card.price.cents === 0;

function listFacetTests(filter: ListingFilter): ReadonlyMap<Facet, Test> {
  const { kind, category, model, ratio, language, audio, free, minPrice, maxPrice } = filter;
  const tests: (readonly [Facet, Test] | false)[] = [
    kind.length > 0 && ['kind', ({ card }) => kind.includes(card.kind)],
    category.length > 0 && ['category', ({ card }) => category.includes(card.category)],
    model.length > 0 && ['model', ({ models }) => models.some((one) => model.includes(one))],
    ratio.length > 0 && ['ratio', ({ ratios }) => ratios.some((one) => ratio.includes(one))],
    language.length > 0 && ['language', ({ languages }) => languages.some((one) => language.includes(one))],
    audio !== undefined && ['audio', ({ hasAudio }) => hasAudio === audio],
    free !== undefined && ['free', (listing) => isFree(listing) === free],
    ['price', ({ card }) => isBetween(card.price.cents, card.price.cents, minPrice, maxPrice)]
  ];
  return new Map(tests.filter((test) => test !== false));
}

/** The conditions that every count applies. */
function listConditions(filter: ListingFilter, wanted: WantedWords | null): readonly Test[] {
  const { worksOn, minDuration, maxDuration, minRating, seller } = filter;
  return [
    (listing) => wanted === null || rateWords(listing, wanted) > 0,
    (listing) => worksOn === undefined || listing.worksOn.includes(worksOn),
    ({ minSeconds, maxSeconds }) => isBetween(minSeconds, maxSeconds, minDuration, maxDuration),
    ({ stars }) => minRating === undefined || (stars ?? 0) >= minRating,
    ({ card }) => seller === undefined || card.seller.username === seller
  ];
}

/** A span that meets the one that is asked for: a bundle runs from its shortest clip to its longest. */
const isBetween = (least: number, most: number, from = -Infinity, to = Infinity): boolean =>
  most >= from && least <= to;

/** The sort keys of a listing: the first decides, the next ones break ties. */
function orderBy(
  sort: ListingSort,
  wanted: WantedWords | null
): (listing: ShelfListing) => readonly number[] {
  if (sort === 'newest') return ({ card }) => [card.publishedAt];
  if (sort === 'best-selling') return ({ salesCount }) => [salesCount];
  if (sort === 'best-rated') return ({ bayesRating }) => [bayesRating];
  if (sort === 'price-low' || sort === 'price-high') return ({ card }) => [card.price.cents];
  return (listing) =>
    sort !== 'relevance' || wanted === null
      ? [listing.trending]
      : [rateWords(listing, wanted), listing.trending];
}

const compareKeys = (one: readonly number[], other: readonly number[]): number =>
  one.map((key, place) => key - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

const compareIds = (one: ListingCard, other: ListingCard): number =>
  one.id < other.id ? -1 : Number(one.id > other.id);

/** The commonest first. */
function countValues(values: readonly string[]): ListingFacets['kind'] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
