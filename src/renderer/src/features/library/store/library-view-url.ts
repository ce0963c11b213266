import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import {
  defaultView,
  type LibraryView,
  type SortBy,
  type SortOrder,
  type TemplateFilters
} from '#shared/domain/craft/template/search/filter.ts';

type SingleFilter = 'category' | 'language' | 'cinematicStyle' | 'shotType';
const singles: readonly (readonly [SingleFilter, string])[] = [
  ['category', 'category'],
  // Not `language`: that one asks the app for a language of its own.
  ['language', 'lang'],
  ['cinematicStyle', 'style'],
  ['shotType', 'shot']
];
const sorts: readonly SortBy[] = ['name', 'usage', 'created'];
const orders: readonly SortOrder[] = ['asc', 'desc'];

/** The view of the library as it is written to a link. */
export type AddressedView = LibraryView & {
  readonly isFavoritesOnly: boolean;
  readonly isOwnOnly: boolean;
};

export const defaultLibraryView: AddressedView = { ...defaultView, isFavoritesOnly: false, isOwnOnly: false };

/** The template whose details are open, by its id. */
const openedName = 'template';

export const readOpened = (query: URLSearchParams): string | null => query.get(openedName) || null;

/** The view with the details of a template over it; null closes them. */
export function writeOpened(view: AddressedView, templateId: string | null): URLSearchParams {
  const query = writeView(view);
  if (templateId !== null) query.set(openedName, templateId);
  return query;
}

/** Reads a link's query; what it does not say, or says wrongly, is the default. */
export function readView(query: URLSearchParams): AddressedView {
  const filters: TemplateFilters = {
    ...defaultView.filters,
    ...Object.fromEntries(singles.map(([filter, name]) => [filter, query.get(name) || null])),
    tags: query.getAll('tag').filter(Boolean),
    search: query.get('q') ?? '',
    sortBy: sorts.find((sort) => sort === query.get('sort')) ?? defaultView.filters.sortBy,
    sortOrder: orders.find((order) => order === query.get('order')) ?? defaultView.filters.sortOrder
  };
  const page = Number.parseInt(query.get('page') ?? '', 10);
  return {
    filters,
    page: page >= 1 ? page : 1,
    isFavoritesOnly: query.get('favorites') === '1',
    isOwnOnly: query.get('own') === '1'
  };
}

/** The shortest query that `readView` reads back as the same view. */
export function writeView({ filters, page, isFavoritesOnly, isOwnOnly }: AddressedView): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search !== '') query.set('q', filters.search);
  for (const [filter, name] of singles) {
    const value = filters[filter];
    if (value !== null) query.set(name, value);
  }
  for (const tag of filters.tags) query.append('tag', tag);
  if (isFavoritesOnly) query.set('favorites', '1');
  if (isOwnOnly) query.set('own', '1');
  if (filters.sortBy !== defaultView.filters.sortBy) query.set('sort', filters.sortBy);
  if (filters.sortOrder !== defaultView.filters.sortOrder) query.set('order', filters.sortOrder);
  if (page !== 1) query.set('page', String(page));
  return query;
}

/** An address within the library's own page. */
export const hrefOf = (query: URLSearchParams): string => `?${query.toString()}`;

export const sortOptions = [
  { sortBy: 'name', sortOrder: 'asc', textId: 'library.sort.nameUp' },
  { sortBy: 'name', sortOrder: 'desc', textId: 'library.sort.nameDown' },
  { sortBy: 'usage', sortOrder: 'desc', textId: 'library.sort.mostUsed' },
  { sortBy: 'usage', sortOrder: 'asc', textId: 'library.sort.leastUsed' },
  { sortBy: 'created', sortOrder: 'desc', textId: 'library.sort.newest' },
  { sortBy: 'created', sortOrder: 'asc', textId: 'library.sort.oldest' }
] as const satisfies readonly { sortBy: SortBy; sortOrder: SortOrder; textId: keyof typeof texts }[];

/** The order of a library that nobody put in another one. */
export const isDefaultOrder = ({
  sortBy,
  sortOrder
}: Pick<TemplateFilters, 'sortBy' | 'sortOrder'>): boolean =>
  sortBy === defaultView.filters.sortBy && sortOrder === defaultView.filters.sortOrder;

/** The count of active filters without the search. */
export function countFilters({ filters, isFavoritesOnly, isOwnOnly }: AddressedView): number {
  const { category, language, cinematicStyle, shotType, tags } = filters;
  const single = [category, language, cinematicStyle, shotType].filter((value) => value !== null).length;
  return single + tags.length + (isFavoritesOnly ? 1 : 0) + (isOwnOnly ? 1 : 0);
}

/** The view in words, for an empty result: "neon rain, English, favorites only". */
export function describeView({ filters, isFavoritesOnly, isOwnOnly }: AddressedView): string {
  const { search, category, language, cinematicStyle, shotType, tags } = filters;
  const chosen = [category, language, cinematicStyle, shotType, ...tags].filter((value) => value !== null);
  const named = [search.trim(), ...chosen.map(choiceLabel)].filter((part) => part !== '');
  return [
    ...named,
    ...(isFavoritesOnly ? [t(texts, 'library.favoritesOnly').toLocaleLowerCase()] : []),
    ...(isOwnOnly ? [t(texts, 'library.ownOnly').toLocaleLowerCase()] : [])
  ].join(', ');
}
