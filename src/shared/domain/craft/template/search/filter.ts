// The library's list of templates: filters, order and pages.
import type { Template } from '../template.ts';
import { indexTemplates, searchPositions } from './search.ts';

type Templates = readonly Template[];

function hasSameContent(one: Template, other: Template | undefined): boolean {
  return (
    one === other ||
    (one.id === other?.id &&
      one.name === other.name &&
      one.description === other.description &&
      one.category === other.category &&
      one.tags === other.tags &&
      one.promptData === other.promptData &&
      one.createdAt === other.createdAt)
  );
}

/** `compute`, but once for as long as the same templates with the same content are given in the same order. */
export function memoizeByContent<Value>(
  compute: (templates: Templates) => Value
): (templates: Templates) => Value {
  let latest: { readonly templates: Templates; readonly value: Value } | undefined;
  return (templates) => {
    const known = latest;
    const isKnown =
      known?.templates.length === templates.length &&
      templates.every((template, place) => hasSameContent(template, known.templates[place]));
    const value = known !== undefined && isKnown ? known.value : compute(templates);
    latest = { templates, value };
    return value;
  };
}

export type SortBy = 'name' | 'usage' | 'created';
export type SortOrder = 'asc' | 'desc';

/** One fixed language, so that a list has the same order on every device. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<SortBy, (one: Template, other: Template) => number> = {
  name: (one, other) => byName.compare(one.name, other.name),
  usage: (one, other) => one.usageCount - other.usageCount,
  created: (one, other) => one.createdAt - other.createdAt
};

function byId(one: Template, other: Template): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

function sortPositions(templates: readonly Template[], sortBy: SortBy, sortOrder: SortOrder): number[] {
  const compare = comparisons[sortBy];
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...templates.entries()]
    .toSorted(([, one], [, other]) => direction * compare(one, other) || byId(one, other))
    .map(([position]) => position);
}

const byNameUp = memoizeByContent((templates) => sortPositions(templates, 'name', 'asc'));
const byNameDown = memoizeByContent((templates) => sortPositions(templates, 'name', 'desc'));

/**
 * The positions of the templates in sorted order; templates that are equal in the
 * chosen respect stand in the order of their ids, in both directions. Names are compared once, numbers each time.
 */
function listOrder(templates: readonly Template[], sortBy: SortBy, sortOrder: SortOrder): readonly number[] {
  if (sortBy !== 'name') return sortPositions(templates, sortBy, sortOrder);
  return sortOrder === 'asc' ? byNameUp(templates) : byNameDown(templates);
}

// Paging cuts a long list into numbered pages, counted from 1.
export const pageSize = 12;

export type Page<Item> = {
  readonly items: readonly Item[];
  /** The page shown: the one asked for, or the nearest that exists. */
  readonly page: number;
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number;
};

function countPages(itemCount: number): number {
  return Math.max(1, Math.ceil(itemCount / pageSize));
}

export function pageOf<Item>(items: readonly Item[], page: number): Page<Item> {
  const pageCount = countPages(items.length);
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const shown = Math.min(Math.max(wanted, 1), pageCount);
  return { items: items.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pageCount };
}

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

/** The state of the library's view: the filters and the page, counted from 1. */
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
const indexOf = memoizeByContent(indexTemplates);

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
