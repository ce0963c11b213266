// Filters say which templates the library shows, and in which order.
import { indexTemplates, searchTemplates, type TemplateIndex } from './search.ts';
import { type SortBy, type SortOrder, sortTemplates } from './sort.ts';
import type { Template } from './template.ts';

/** null and an empty list ask for nothing. */
export type TemplateFilters = {
  readonly category: string | null;
  readonly language: string | null;
  readonly cinematicStyle: string | null;
  readonly shotType: string | null;
  /** A template must carry all of them. */
  readonly tags: readonly string[];
  readonly search: string;
  readonly sortBy: SortBy;
  readonly sortOrder: SortOrder;
};

export const defaultFilters: TemplateFilters = {
  category: null,
  language: null,
  cinematicStyle: null,
  shotType: null,
  tags: [],
  search: '',
  sortBy: 'name',
  sortOrder: 'asc'
};

/** What the library shows: the filters and the page, counted from 1. */
export type LibraryView = { readonly filters: TemplateFilters; readonly page: number };

export const defaultView: LibraryView = { filters: defaultFilters, page: 1 };

/** Any change of search, filters, category or order starts again on page 1 (spec §4). */
export function changeFilters(view: LibraryView, patch: Partial<TemplateFilters>): LibraryView {
  return { filters: { ...view.filters, ...patch }, page: 1 };
}

const isAskedFor = (wanted: string | null, value: string) => wanted === null || wanted === value;

function passes(template: Template, filters: TemplateFilters): boolean {
  const { promptData, category, tags } = template;
  return (
    isAskedFor(filters.category, category) &&
    isAskedFor(filters.language, promptData.language) &&
    isAskedFor(filters.cinematicStyle, promptData.cinematicStyle) &&
    (filters.shotType === null || promptData.shotTypes.includes(filters.shotType)) &&
    filters.tags.every((tag) => tags.includes(tag))
  );
}

type Prepared = Pick<TemplateFilters, 'sortBy' | 'sortOrder'> & { readonly index: TemplateIndex };

/** Sorting and indexing cost more than searching, and the same list is searched with every key press. */
const preparedLists = new WeakMap<readonly Template[], Prepared>();

function prepare(templates: readonly Template[], { sortBy, sortOrder }: TemplateFilters): TemplateIndex {
  const known = preparedLists.get(templates);
  if (known?.sortBy === sortBy && known.sortOrder === sortOrder) return known.index;
  const index = indexTemplates(sortTemplates(templates, sortBy, sortOrder));
  preparedLists.set(templates, { sortBy, sortOrder, index });
  return index;
}

/** The templates that pass every filter, in the order chosen. The list given must not be changed afterwards. */
export function filterTemplates(templates: readonly Template[], filters: TemplateFilters): Template[] {
  const found = searchTemplates(prepare(templates, filters), filters.search);
  return found.filter((template) => passes(template, filters));
}
