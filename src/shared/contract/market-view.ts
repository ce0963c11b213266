// The view of the marketplace as an address: for the app that shows it and the server that renders it.
import type { ListingFilter, ListingSearch, ListingSort } from '#shared/domain/market/listing-search.ts';
import type { ListingKind } from '#shared/domain/market/listing.ts';

export type MarketView = Omit<ListingSearch, 'cursor' | 'limit'>;

/** Facets of which several can be chosen, each with its name in the address and how many the server takes. */
export type ListFacet = 'kind' | 'category' | 'model' | 'ratio' | 'language';
const lists: readonly (readonly [facet: Exclude<ListFacet, 'kind'>, name: string, most: number])[] = [
  ['category', 'category', 10],
  ['model', 'model', 10],
  ['ratio', 'ratio', 10],
  // Not `language`: that one asks the app for a language of its own.
  ['language', 'lang', 14]
];
const kinds: readonly ListingKind[] = ['prompt', 'bundle'];
const maxValueLength = { category: 60, model: 60, ratio: 10, language: 30 } as const;

type Bound = 'minDuration' | 'maxDuration' | 'minPrice' | 'maxPrice';
/** Prices stand in the address in whole currency, as people write them. */
const bounds: readonly (readonly [bound: Bound, name: string, scale: number])[] = [
  ['minDuration', 'seconds-from', 1],
  ['maxDuration', 'seconds-to', 1],
  ['minPrice', 'price-from', 100],
  ['maxPrice', 'price-to', 100]
];

const sorts = [
  'relevance',
  'trending',
  'newest',
  'best-selling',
  'best-rated',
  'price-low',
  'price-high'
] as const satisfies readonly ListingSort[];

export const defaultMarketView: MarketView = {
  search: '',
  kind: [],
  category: [],
  model: [],
  ratio: [],
  language: [],
  sort: 'trending'
};

/** In the order they are offered: nothing matches better than another where nothing was searched for. */
export const listSorts = (search: string): readonly ListingSort[] =>
  search.trim() === '' ? sorts.filter((sort) => sort !== 'relevance') : sorts;

/** The default order: by relevance if there is a search text. */
const defaultSort = (search: string): ListingSort => (search.trim() === '' ? 'trending' : 'relevance');

/** Of `URLSearchParams`, which not every environment has. */
type Query = {
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
};

/** Reads a link's query; what it does not say, or says wrongly, is left out. */
export function readView(query: Query): MarketView {
  const search = (query.get('q') ?? '').slice(0, 200);
  const rating = readNumber(query.get('rating'));
  const audio = query.get('audio');
  return {
    ...defaultMarketView,
    search,
    kind: kinds.filter((kind) => query.getAll('kind').includes(kind)),
    ...Object.fromEntries(
      lists.map(([facet, name, most]) => [
        facet,
        [...new Set(query.getAll(name))]
          .filter((value) => value !== '' && value.length <= maxValueLength[facet])
          .slice(0, most)
      ])
    ),
    ...given('worksOn', query.get('works')?.slice(0, 60) || undefined),
    ...given('seller', query.get('seller')?.slice(0, 30) || undefined),
    ...Object.assign(
      {},
      ...bounds.map(([bound, name, scale]) => given(bound, scaled(readNumber(query.get(name)), scale)))
    ),
    ...given('minRating', rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined),
    ...given('audio', audio === '1' ? true : audio === '0' ? false : undefined),
    ...given('free', query.get('free') === '1' ? true : undefined),
    sort: listSorts(search).find((sort) => sort === query.get('sort')) ?? defaultSort(search)
  };
}

/** The shortest query that `readView` reads back as the same view, name by name. */
export function listViewParts(view: MarketView): [name: string, value: string][] {
  const parts: [name: string, value: string][] = [];
  if (view.search !== '') parts.push(['q', view.search]);
  for (const kind of view.kind) parts.push(['kind', kind]);
  for (const [facet, name] of lists) for (const value of view[facet]) parts.push([name, value]);
  if (view.worksOn !== undefined) parts.push(['works', view.worksOn]);
  if (view.seller !== undefined) parts.push(['seller', view.seller]);
  for (const [bound, name, scale] of bounds) {
    const value = view[bound];
    if (value !== undefined) parts.push([name, String(value / scale)]);
  }
  if (view.minRating !== undefined) parts.push(['rating', String(view.minRating)]);
  if (view.audio !== undefined) parts.push(['audio', view.audio ? '1' : '0']);
  if (view.free === true) parts.push(['free', '1']);
  if (view.sort !== defaultSort(view.search)) parts.push(['sort', view.sort]);
  return parts;
}

/** An order that was never chosen follows the search: by relevance with one, by trend without. */
export function changeSearch(view: MarketView, search: string): MarketView {
  const wasChosen = view.sort !== defaultSort(view.search);
  return { ...view, search, sort: wasChosen ? view.sort : defaultSort(search) };
}

/** The view without its order, which counts need not know. */
export function toFilter(view: MarketView): ListingFilter {
  const { sort: _sort, ...filter } = view;
  return filter;
}

function readNumber(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value < 1e7 ? value : undefined;
}

const scaled = (value: number | undefined, scale: number): number | undefined =>
  value === undefined ? undefined : scale === 1 ? value : Math.round(value * scale);

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
