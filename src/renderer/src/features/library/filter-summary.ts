import type { SortBy, SortOrder } from '#shared/domain/template/sort.ts';
import type { AddressedView } from './view-in-address.ts';

export const sortOptions: readonly { sortBy: SortBy; sortOrder: SortOrder; label: string }[] = [
  { sortBy: 'name', sortOrder: 'asc', label: 'Name, A to Z' },
  { sortBy: 'name', sortOrder: 'desc', label: 'Name, Z to A' },
  { sortBy: 'usage', sortOrder: 'desc', label: 'Most used' },
  { sortBy: 'usage', sortOrder: 'asc', label: 'Least used' },
  { sortBy: 'created', sortOrder: 'desc', label: 'Newest' },
  { sortBy: 'created', sortOrder: 'asc', label: 'Oldest' }
];

/** How many filters hide something, the search aside. */
export function countFilters({ filters, isFavoritesOnly }: AddressedView): number {
  const { category, language, cinematicStyle, shotType, tags } = filters;
  const single = [category, language, cinematicStyle, shotType].filter((value) => value !== null).length;
  return single + tags.length + (isFavoritesOnly ? 1 : 0);
}

/** What the view asks for, in words for the empty result: "neon rain, Language English". */
export function describeView({ filters, isFavoritesOnly }: AddressedView): string {
  const parts = [
    filters.search.trim(),
    filters.category,
    filters.language,
    filters.cinematicStyle,
    filters.shotType
  ];
  const named = [...parts, ...filters.tags].filter((part) => part !== null && part !== '');
  return [...named, ...(isFavoritesOnly ? ['favourites only'] : [])].join(', ');
}
