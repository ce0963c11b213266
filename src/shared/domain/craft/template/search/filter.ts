// Filters say which templates the library shows, and in which order.
import { oncePerContent } from './once-per-content.ts';
import { indexTemplates, searchPositions } from './search.ts';
import { listOrder, type SortBy, type SortOrder } from './sort.ts';
import type { Template } from '../template.ts';

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

/** Indexing costs more than searching, and the same templates are searched with every key press. */
const indexOf = oncePerContent(indexTemplates);

/** The templates that pass every filter, in the order chosen. The list given must not be changed afterwards. */
export function filterTemplates(templates: readonly Template[], filters: TemplateFilters): Template[] {
  const found = searchPositions(indexOf(templates), filters.search);
  const isFound = new Uint8Array(templates.length).fill(found === null ? 1 : 0);
  for (const position of found ?? []) isFound[position] = 1;
  const shown: Template[] = [];
  for (const position of listOrder(templates, filters.sortBy, filters.sortOrder)) {
    const template = templates[position];
    if (template && isFound[position] === 1 && passes(template, filters)) shown.push(template);
  }
  return shown;
}
