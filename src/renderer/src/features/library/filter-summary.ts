import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { SortBy, SortOrder } from '#shared/domain/craft/template/search/filter.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import type { AddressedView } from './library-view-url.ts';

export const sortOptions = [
  { sortBy: 'name', sortOrder: 'asc', textId: 'library.sort.nameUp' },
  { sortBy: 'name', sortOrder: 'desc', textId: 'library.sort.nameDown' },
  { sortBy: 'usage', sortOrder: 'desc', textId: 'library.sort.mostUsed' },
  { sortBy: 'usage', sortOrder: 'asc', textId: 'library.sort.leastUsed' },
  { sortBy: 'created', sortOrder: 'desc', textId: 'library.sort.newest' },
  { sortBy: 'created', sortOrder: 'asc', textId: 'library.sort.oldest' }
] as const satisfies readonly { sortBy: SortBy; sortOrder: SortOrder; textId: keyof typeof texts }[];

/** How many filters hide something, the search aside. */
export function countFilters({ filters, isFavoritesOnly, isOwnOnly }: AddressedView): number {
  const { category, language, cinematicStyle, shotType, tags } = filters;
  const single = [category, language, cinematicStyle, shotType].filter((value) => value !== null).length;
  return single + tags.length + (isFavoritesOnly ? 1 : 0) + (isOwnOnly ? 1 : 0);
}

/** What the view asks for, in words for the empty result: "neon rain, English, favourites only". */
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
